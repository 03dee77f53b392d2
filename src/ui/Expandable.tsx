import Accordion from '@mui/material/Accordion';
import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '@/ui/Icon';

type ExpandableProps = {
  /** What is pressed to open it. */
  heading: ReactNode;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** The role of what is opened. */
  role?: 'group' | 'region';
  children: ReactNode;
};

/**
 * MUI's Accordion with parts of our own: the `style` attributes of its Paper and Collapse are refused by the page's policy. Find in page
 * looks into what is closed, and opens it.
 */
export function Expandable({ heading, isOpen, onToggle, role = 'region', children }: ExpandableProps) {
  const id = useId();
  return (
    <Accordion
      expanded={isOpen}
      slots={{ root: Ruled, transition: Fold }}
      slotProps={{ region: { role }, transition: { onFound: () => onToggle(true) } }}
    >
      <Summary
        type="button"
        className="plain-button"
        id={`${id}-heading`}
        aria-controls={`${id}-region`}
        aria-expanded={isOpen}
        onClick={() => onToggle(!isOpen)}
      >
        {heading}
        <Icon icon={ChevronDown} />
      </Summary>
      {children}
    </Accordion>
  );
}

type FoldProps = {
  id?: string;
  className?: string;
  in: boolean;
  onFound: () => void;
  children: ReactNode;
};

/** What a button opens and closes. `onFound`: find in page, or a link, has found something in it. */
export function Fold({ id, className, in: isOpen, onFound, children }: FoldProps) {
  const element = useRef<HTMLDivElement>(null);
  // At once, because the browser scrolls to what it has found as soon as it has said so.
  const open = useEffectEvent(() => flushSync(onFound));
  useEffect(() => {
    const closed = element.current;
    if (isOpen || !closed) return undefined;
    const onMatch = () => open();
    // React sets `hidden` as a boolean and has no such event.
    closed.setAttribute('hidden', 'until-found');
    closed.addEventListener('beforematch', onMatch);
    return () => {
      closed.removeAttribute('hidden');
      closed.removeEventListener('beforematch', onMatch);
    };
  }, [isOpen]);
  return (
    <Folding ref={element} id={id} className={className} data-open={isOpen}>
      {children}
    </Folding>
  );
}

declare module '@mui/material/Accordion' {
  // Module augmentation works through interfaces only.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface AccordionTransitionSlotPropsOverrides {
    onFound: () => void;
  }
}

const Ruled = styled('div')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
}));

const Summary = styled('button')(({ theme }) => ({
  // MUI unsets everything that the heading around it would pass on.
  '&.plain-button': {
    boxSizing: 'border-box',
    width: '100%',
    justifyContent: 'flex-start',
    textAlign: 'start',
  },
  '& > :last-child': { flex: 'none', marginLeft: 'auto', transition: 'transform .15s' },
  '&[aria-expanded=true] > :last-child': { transform: 'rotate(180deg)' },
  '&:hover': { backgroundColor: theme.vars.palette.light[100] },
}));

// In print and without script nothing can expand, so every item is open.
const Folding = styled('div')({
  '@media screen and (scripting: enabled)': { '&[data-open=false]:not([hidden])': { display: 'none' } },
  '@media print': { '&[hidden]': { display: 'block', contentVisibility: 'visible' } },
});
