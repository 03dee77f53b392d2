import { Component, useState, type ComponentType } from 'react';
import { logProblem } from '@/lib/log';
import { Box } from '@/ui/Box';

type ErrorBoundaryProps = {
  /** For the log, and where it is an element of the page, its selector. */
  name: string;
  part: ComponentType;
};

/** A part of every page that fails alone: the failure is logged, and a copy of what stood there takes its place. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };

  override componentDidCatch(error: unknown) {
    logProblem(`${this.props.name} could not be shown`, error);
  }

  override render() {
    const { name, part: Part } = this.props;
    return this.state.hasFailed ? <ServedCopy selector={name} /> : <Part />;
  }
}

/** Copies of what the selector finds at the first render, which React is about to remove. Links work, forms and buttons do nothing. */
export function ServedCopy({ selector }: { selector: string }) {
  const [copies] = useState(() =>
    [...document.querySelectorAll(selector)].map((element) => element.cloneNode(true)),
  );
  return (
    <Box
      ref={(host) => host?.replaceChildren(...copies)}
      onSubmit={(event) => event.preventDefault()}
      sx={{ display: 'contents' }}
    />
  );
}
