import { styled } from '@mui/material/styles';
import { createElement, type ComponentProps, type ComponentPropsWithRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { VisuallyHidden } from './VisuallyHidden';

type AppLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** A page of the site ("/…"), or an outside address (https:, mailto:, tel:, #). */
  to: string;
  newTab?: boolean;
};

/** The one link of the site: pages by the router, the rest by the browser. Its colours are the baseline's. */
export function AppLink({ to, newTab = false, children, ...rest }: AppLinkProps) {
  const { component, ...target } = linkProps(to, newTab);
  return createElement(
    component ?? 'a',
    { ...target, ...rest } as ComponentProps<typeof RouterLink>,
    children,
    newTab && <NewTabNote />,
  );
}

/** A link in running text, in the colour of the text. */
export const TextLink = styled(AppLink)({ color: 'inherit' });

/** What a link or a button needs to lead to `to`: spread it on a Button or any MUI component. */
export function linkProps(to: string, newTab = false) {
  const target = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return to.startsWith('/')
    ? { component: RouterLink, discover: 'none' as const, to, ...target }
    : { component: undefined, href: to, ...target };
}

export const NewTabNote = () => <VisuallyHidden> (opens in a new tab)</VisuallyHidden>;
