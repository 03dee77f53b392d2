import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { pageTrouble } from '@/content/pageTrouble';
import { logProblem } from '@/lib/log';
import { reloadIfOutdated, reloadPage } from '@/lib/reloadPage';
import { Button } from '@/ui/button/Button';
import { Column } from '@/ui/Column';
import { AppLink } from '@/ui/link/AppLink';
import { ServedCopy } from './ErrorBoundary';

/** Takes the place of the whole site when what all pages share throws. */
export const SiteTrouble = () => <PageTrouble served="[data-route] > *" />;

/**
 * Shown between header and footer when a page cannot be loaded or throws. "Try again" loads the document anew, which also brings a new
 * version of the site; so does the connection when it comes back. A page that throws as it opens keeps the HTML it was served with.
 */
export function PageTrouble({ served = '[data-route] #main > *' }) {
  const error = useRouteError();
  const heading = useRef<HTMLHeadingElement>(null);
  // `hydrate` takes the mark away once another page is opened.
  const [isServed] = useState(() => document.querySelector(served) !== null);
  useEffect(() => {
    logProblem('a page could not be shown', error);
    void reloadIfOutdated(error);
    // prehydration.ts tells the visitor, once app/Hydrated has dispatched its event.
    if (isServed) setTimeout(() => dispatchEvent(new Event('hydrationfailed')));
    else window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
    // The dev server's overlay shows what the window reports.
    if (process.env.NODE_ENV === 'development') reportError(error);
    window.addEventListener('online', reloadPage);
    return () => window.removeEventListener('online', reloadPage);
  }, [error, isServed]);
  if (isServed) return <ServedCopy selector={served} />;
  return (
    <Column role="alert" sx={{ py: 10 }}>
      <title>{pageTrouble.title}</title>
      <Typography ref={heading} variant="h1" tabIndex={-1} gutterBottom>
        {pageTrouble.heading}
      </Typography>
      <Typography sx={{ mb: 3 }}>
        {pageTrouble.text}
        <AppLink to={pageTrouble.telephone.href}>{pageTrouble.telephone.text}</AppLink>
        {pageTrouble.afterTelephone}
      </Typography>
      <Button onClick={reloadPage}>{pageTrouble.retry}</Button>
    </Column>
  );
}
