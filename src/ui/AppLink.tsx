import Link, { type LinkProps } from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { VisuallyHidden } from './VisuallyHidden';

type AppLinkProps = Omit<LinkProps, 'href' | 'component'> & {
  /** A page of the site ("/…"), or an outside address (https:, mailto:, tel:). */
  to: string;
  newTab?: boolean;
  children: ReactNode;
};

/** The one link of the site: pages by the router, the rest by the browser. */
export function AppLink({ to, newTab = false, children, ...rest }: AppLinkProps) {
  return (
    <Link {...linkProps(to, newTab)} {...rest}>
      {children}
      {newTab && <NewTabNote />}
    </Link>
  );
}

/** What a link or a button needs to lead to `to`: spread it on any MUI component. */
export function linkProps(to: string, newTab = false) {
  const target = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return to.startsWith('/') ? { component: RouterLink, to, ...target } : { href: to, ...target };
}

export const NewTabNote = () => <VisuallyHidden> (opens in a new tab)</VisuallyHidden>;
