import { createElement, type ComponentPropsWithRef, type ElementType } from 'react';

/** The props of a button, or of a link when `linkProps` are spread on it. */
export type LinkOrButton = Omit<ComponentPropsWithRef<'button'>, 'color'> & {
  component?: ElementType;
  to?: string;
  href?: string;
  target?: string;
  rel?: string;
};

/** Props for a `styled('button')` that renders it as a link when it has an address, otherwise as a button. */
export const elementOf = ({ component, type = 'button', ...rest }: LinkOrButton) => {
  const link = component ?? (rest.href === undefined ? undefined : 'a');
  return link ? { ...rest, as: link } : { ...rest, type };
};

/** A button or link without styles, as a base for others. Its reset is in the theme's baseline (`.plain-button`). */
export function PlainButton({ className = '', ...props }: LinkOrButton) {
  const { as = 'button', ...rest } = { as: undefined, ...elementOf(props) };
  return createElement(as, { ...rest, className: `plain-button ${className}`.trim() });
}
