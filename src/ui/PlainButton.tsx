import { createElement, type ComponentPropsWithRef, type ElementType } from 'react';

/** What makes a button a link: spread `linkProps` on it. */
export type LinkOrButton = Omit<ComponentPropsWithRef<'button'>, 'color'> & {
  component?: ElementType;
  to?: string;
  href?: string;
  target?: string;
  rel?: string;
};

/** For an element made by `styled('button')`: what makes it the link or the button that it is given as. */
export const elementOf = ({ component, type = 'button', ...rest }: LinkOrButton) => {
  const link = component ?? (rest.href === undefined ? undefined : 'a');
  return link ? { ...rest, as: link } : { ...rest, type };
};

/** A button or a link without any look, for those that have one of their own. Its rules are the baseline's (`.plain-button`). */
export function PlainButton({ className = '', ...props }: LinkOrButton) {
  const { as = 'button', ...rest } = { as: undefined, ...elementOf(props) };
  return createElement(as, { ...rest, className: `plain-button ${className}`.trim() });
}
