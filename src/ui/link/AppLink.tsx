import { styled } from '@mui/material/styles';
import { type ComponentProps, type ComponentPropsWithRef, createElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { siteUrl } from '@/lib/config';
import { isUnfiltered } from '@/lib/paths';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { printedAddress } from '@/ui/print';
import { uiCopy } from '@/ui/uiCopy';

type LinkOptions = {
  newTab?: boolean | undefined;
  /** Whether the page takes the place of the current entry in the history. */
  replace?: boolean | undefined;
};

type AppLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> &
  LinkOptions & {
    /** A page of the site ("/…"), or any other address (https:, mailto:, tel:, #). */
    to: string;
  };

/** Every link of the site: the router opens pages, the browser everything else. The theme's baseline colours it. */
export function AppLink({ to, newTab, replace, children, ...rest }: AppLinkProps) {
  const { component, ...target } = linkProps(to, { newTab, replace });
  return createElement(
    component ?? 'a',
    // Those of a plain link when `component` is undefined, which TypeScript does not connect.
    { ...target, ...rest } as ComponentProps<typeof RouterLink>,
    // Without a note the words are the only child: React can change them even where page translation has replaced them.
    newTab ? (
      <>
        {children}
        <NewTabNote />
      </>
    ) : (
      children
    ),
  );
}

/** A link in running text that keeps the colour of the text. */
export const TextLink = styled(AppLink)({
  color: 'inherit',
  '@media print': printedAddress(siteUrl),
});

/** The props that turn a Button, or any MUI component, into a link to `to`. */
export function linkProps(to: string, { newTab, replace }: LinkOptions = {}) {
  const target = newTab ? { target: '_blank', rel: 'noreferrer' } : {};
  return to.startsWith('/')
    ? {
        component: RouterLink,
        discover: 'none' as const,
        to,
        ...(isUnfiltered(to) && { 'data-unfiltered': true }),
        ...(replace && { replace }),
        ...target,
      }
    : { component: undefined, href: to, ...target };
}

/** Matches the links that promise all vacancies (see `unfiltered`). */
export const UNFILTERED_LINK = '[data-unfiltered]';

export const NewTabNote = () => <VisuallyHidden>{` ${uiCopy.opensInNewTab}`}</VisuallyHidden>;

/** A link outside running text, with a touch target large enough for a thumb. */
export const StandaloneLink = styled(AppLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 650,
  '@media print': printedAddress(siteUrl),
});
