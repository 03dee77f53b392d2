import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Expandable } from '@/ui/Expandable';

type FoldedOnPhonesProps = {
  heading: string;
  /** Of what a link must lead to for it to be opened, wherever the link stands. */
  ids: readonly (string | undefined)[];
  children: ReactNode;
};

/** What a phone shows folded below its heading. The element around it is `Folded`, or has its styles. */
export function FoldedOnPhones({ heading, ids, children }: FoldedOnPhonesProps) {
  const [isOpen, setOpen] = useState(false);
  const location = useLocation();
  const isPhone = useSyncExternalStore(onWidth, () => phone().matches, whileHydrating);
  const meant = ids.map((id) => `#${id}`).join(' ');
  useEffect(() => {
    const isMeant = location.hash !== '' && meant.split(' ').includes(location.hash);
    // Not while rendering: the page's HTML knows no hash.
    // oxlint-disable-next-line react/set-state-in-effect
    if (isMeant) setOpen(true);
  }, [meant, location]);
  return (
    <Expandable
      isFixed={!isPhone}
      level="h2"
      role="group"
      isOpen={isOpen}
      onToggle={setOpen}
      heading={
        <Typography variant="h2" component="span" sx={{ display: 'block', textWrap: 'balance' }}>
          {heading}
        </Typography>
      }
    >
      {children}
    </Expandable>
  );
}

export const foldedOnPhones = ({ breakpoints }: Theme): CSSObject => ({
  [breakpoints.down('sm')]: {
    '--h2': '1.375rem',
    '& button': { minHeight: 64, gap: 16, paddingBlock: 14 },
    '& .MuiAccordion-region[role=group]': { padding: '4px 0 32px' },
  },
  // It is laid out by the element around it, open already before the page is hydrated.
  [breakpoints.up('sm')]: {
    '& > .MuiAccordion-root, &&& > * > [data-open], & .MuiAccordion-region[role=group]': {
      display: 'contents',
    },
    '& h2 > button': { pointerEvents: 'none', '& > svg': { display: 'none' } },
  },
  '@media print': {
    '& > .MuiAccordion-root, &&& > * > [data-open], & .MuiAccordion-region[role=group]': { display: 'block' },
    '&&& > .MuiAccordion-root': { padding: 0, border: 0 },
  },
});

// A link lands as far above it as above a section.
export const Folded = styled('div')(({ theme }) => ({
  scrollMarginTop: 'var(--band)',
  ...foldedOnPhones(theme),
}));

// MUI's useMediaQuery would bring 1 KB to each page of words. The page's HTML is that of a phone.
const phone = () => window.matchMedia('(max-width: 599.95px)');
const whileHydrating = () => true;
function onWidth(tell: () => void) {
  const query = phone();
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}
