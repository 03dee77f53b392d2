import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@/ui/Icon';

type ExpandButtonProps = {
  id: string;
  'aria-controls': string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
};

/**
 * The first child of MUI's Accordion: what is pressed to open it. MUI's own AccordionSummary would bring its ButtonBase, 5 KB that a
 * page of words needs for nothing else.
 */
export const ExpandButton = ({ isOpen, onToggle, children, ...ids }: ExpandButtonProps) => (
  <Summary
    type="button"
    className="plain-button"
    aria-expanded={isOpen}
    onClick={() => onToggle(!isOpen)}
    {...ids}
  >
    {children}
    <Icon icon={ChevronDown} />
  </Summary>
);

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
