import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useRouteError } from 'react-router-dom';
import { pageTrouble } from '@/content/pageTrouble';
import { logProblem } from '@/lib/log';
import { reloadIfOutdated, reloadPage } from '@/lib/reloadPage';
import { Button } from '@/ui/button/Button';
import { Column } from '@/ui/Column';
import { AppLink } from '@/ui/link/AppLink';

/**
 * Shown between header and footer when a page cannot be loaded or throws. "Try again" loads the document anew, which also brings a new
 * version of the site; so does the connection when it comes back.
 */
export function PageTrouble() {
  const error = useRouteError();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    logProblem('a page could not be shown', error);
    void reloadIfOutdated(error);
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
    // The dev server's overlay shows what the window reports.
    if (process.env.NODE_ENV === 'development') reportError(error);
    window.addEventListener('online', reloadPage);
    return () => window.removeEventListener('online', reloadPage);
  }, [error]);
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
