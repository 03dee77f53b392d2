import { styled } from '@mui/material/styles';
import type { DocumentPart } from '@/content/types';
import { ContentsLinks } from '@/sections/shared/ContentsLinks';
import { besideHeadings } from './besideHeadings';
import { printHidden } from '@/ui/print';

type DocumentContentsProps = { label: string; parts: readonly DocumentPart[] };

/** The parts of a document as links, set like a part: the name on the left, and the links in columns that read downwards. */
export const DocumentContents = ({ label, parts }: DocumentContentsProps) => (
  <Nav aria-label={label}>
    <ContentsLinks label={label} links={parts.map(({ id, heading }) => ({ id, text: heading }))} />
  </Nav>
);

const Nav = styled('nav')(({ theme }) => ({
  ...besideHeadings(theme),
  ul: {
    [theme.breakpoints.up('sm')]: {
      columns: 2,
      columnGap: 32,
      '&:not(:has(> :nth-of-type(4)))': { columns: 3 },
    },
    [theme.breakpoints.up('md')]: { marginTop: -8 },
  },
  ...printHidden,
}));
