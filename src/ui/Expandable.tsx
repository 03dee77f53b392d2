import Accordion from '@mui/material/Accordion';
import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
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
 * MUI's Accordion with parts of our own: its AccordionSummary would bring 5 KB of script that a page of words needs for nothing else,
 * its Paper and Collapse `style` attributes, which the page's policy refuses.
 */
export function Expandable({ heading, isOpen, onToggle, role = 'region', children }: ExpandableProps) {
  const id = useId();
  return (
    <Accordion expanded={isOpen} slots={{ root: Ruled, transition: Fold }} slotProps={{ region: { role } }}>
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

const Fold = ({ in: isOpen, children }: { in: boolean; children: ReactNode }) => (
  <Folding data-open={isOpen}>{children}</Folding>
);

const Ruled = styled('div')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '@media print': {
    paddingBlock: 8,
    // MUI unsets what a heading has by itself.
    '.MuiAccordion-heading': { display: 'block', breakAfter: 'avoid' },
  },
}));

const Summary = styled('button')(({ theme }) => ({
  // MUI unsets everything that the heading around it would pass on.
  '&.plain-button': {
    boxSizing: 'border-box',
    width: '100%',
    justifyContent: 'flex-start',
    textAlign: 'start',
    '@media print': { display: 'block', minHeight: 0, padding: 0 },
  },
  '& > :last-child': { flex: 'none', marginLeft: 'auto', transition: 'transform .15s' },
  '&[aria-expanded=true] > :last-child': { transform: 'rotate(180deg)' },
  '&:hover': { backgroundColor: theme.vars.palette.light[100] },
  '@media print': { '& > :last-child': { display: 'none' } },
}));

// In print and without script nothing can expand, so every item is open.
const Folding = styled('div')({
  display: 'grid',
  gridTemplateRows: '0fr',
  visibility: 'hidden',
  transition: 'grid-template-rows .2s, visibility .2s',
  // Wider by the focus ring of what stands at its edges.
  '& > *': { minHeight: 0, overflow: 'hidden', margin: '0 -6px', padding: '0 6px' },
  '&[data-open=true]': { gridTemplateRows: '1fr', visibility: 'visible' },
  '@media print, (scripting: none)': { gridTemplateRows: '1fr', visibility: 'visible' },
  // Not a grid: breaks are avoided between blocks alone.
  '@media print': { display: 'block', '& > *': { margin: 0, padding: 0, overflow: 'visible' } },
});
