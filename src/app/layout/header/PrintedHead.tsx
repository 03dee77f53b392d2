import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import { provider } from '@/content/provider';
import { siteUrl } from '@/lib/config';
import { publicHost } from '@/ui/print';

/** At the head of a printed page: whose it is, and where it was found if the site was built with a public address. */
export function PrintedHead() {
  const { pathname } = useLocation();
  const host = publicHost(siteUrl);
  return (
    <Line>
      <strong>{provider.name}</strong>
      {/* The prerendered page of an unknown address names its own. */}
      {host && <span suppressHydrationWarning>{host + pathname}</span>}
    </Line>
  );
}

const Line = styled('div')(({ theme }) => ({
  display: 'none',
  '@media print': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    paddingBottom: 4,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    fontSize: '1rem',
  },
  strong: { fontFamily: theme.typography.h1.fontFamily, fontSize: '1.25rem' },
}));
