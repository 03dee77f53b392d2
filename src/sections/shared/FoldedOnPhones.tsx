import { styled, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PlainButton } from '@/ui/button/PlainButton';
import { Fold } from '@/ui/Expandable';
import { Icon } from '@/ui/Icon';

type FoldedOnPhonesProps = {
  heading: string;
  /** Of what a link must lead to for it to be opened, wherever the link stands. */
  ids: readonly (string | undefined)[];
  children: ReactNode;
};

/** A heading, and what a phone shows folded below it. */
export function FoldedOnPhones({ heading, ids, children }: FoldedOnPhonesProps) {
  const [isOpen, setOpen] = useState(false);
  const location = useLocation();
  // The page's HTML is that of a phone.
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { defaultMatches: true });
  const id = useId();
  const meant = ids.map((each) => `#${each}`).join(' ');
  useEffect(() => {
    const isMeant = location.hash !== '' && meant.split(' ').includes(location.hash);
    // Not while rendering: the page's HTML knows no hash.
    // oxlint-disable-next-line react/set-state-in-effect
    if (isMeant) setOpen(true);
  }, [meant, location]);
  return (
    <>
      <Typography variant="h2">
        {isPhone ? (
          <Toggle aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {heading}
            <Icon icon={ChevronDown} />
          </Toggle>
        ) : (
          heading
        )}
      </Typography>
      <Folded id={id} in={isOpen || !isPhone} onFound={() => setOpen(true)}>
        {children}
      </Folded>
    </>
  );
}

/** Of a grid whose last child is the picture beside what is folded. */
export const hidesPicture = {
  '@media screen and (max-width: 599.95px) and (scripting: enabled)': {
    '&:has(> :not(:last-child) > [data-open=false]) > :last-child': { display: 'none' },
  },
} as const;

const Toggle = styled(PlainButton)(({ theme }) => ({
  textAlign: 'start',
  '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
  [theme.breakpoints.down('sm')]: {
    justifyContent: 'space-between',
    gap: 16,
    width: '100%',
    minHeight: 64,
    paddingBlock: 14,
    fontSize: '1.375rem',
    '& > svg': { flex: 'none' },
  },
  // Before the page is hydrated.
  [theme.breakpoints.up('sm')]: { pointerEvents: 'none', '& > svg': { display: 'none' } },
}));

const Folded = styled(Fold)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { '&[data-open=true]': { paddingBottom: 32 } },
  // Open already before the page is hydrated.
  [theme.breakpoints.up('sm')]: { '&&&': { display: 'block' } },
}));
