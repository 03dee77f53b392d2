import { Button } from '@/ui/button/Button';
import { Column } from '@/ui/Column';
import Typography from '@mui/material/Typography';
import { Component, createRef, type ReactNode } from 'react';
import { pageTrouble } from '@/content/pageTrouble';
import { logProblem } from '@/lib/log';
import { AppLink } from '@/ui/link/AppLink';

type PageErrorBoundaryProps = {
  onRetry: () => void;
  /** Called when the message has replaced the page. */
  onFailure?: (() => void) | undefined;
  children: ReactNode;
};

/**
 * Shows a message with "Try again" when a page cannot be loaded or throws; header and footer stay. Tries again by itself when
 * the connection is back.
 */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: unknown) {
    logProblem('a page could not be shown', error);
    window.scrollTo(0, 0);
    this.heading.current?.focus({ preventScroll: true });
    this.props.onFailure?.();
  }

  override componentDidMount() {
    window.addEventListener('online', this.heal);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.heal);
  }

  private readonly heading = createRef<HTMLHeadingElement>();

  private readonly heal = () => {
    if (this.state.hasFailed) this.retry();
  };

  private readonly retry = () => {
    this.props.onRetry();
    this.setState({ hasFailed: false });
  };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Column role="alert" sx={{ py: 10 }}>
        <title>{pageTrouble.title}</title>
        <Typography ref={this.heading} variant="h1" tabIndex={-1} gutterBottom>
          {pageTrouble.heading}
        </Typography>
        <Typography sx={{ mb: 3 }}>
          {pageTrouble.text}
          <AppLink to={pageTrouble.telephone.href}>{pageTrouble.telephone.text}</AppLink>
          {pageTrouble.afterTelephone}
        </Typography>
        <Button onClick={this.retry}>{pageTrouble.retry}</Button>
      </Column>
    );
  }
}
