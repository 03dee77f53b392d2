import { styled } from '@mui/material/styles';
import type { DocumentPart } from '@/content/types';
import { ContentsLinks } from '@/sections/shared/ContentsLinks';

type DocumentContentsProps = { label: string; parts: readonly DocumentPart[] };

/** The parts of a document, each followed by those of its own parts that readers look for. */
const listed = (parts: readonly DocumentPart[]) =>
  parts
    .flatMap((part) => [part, ...(part.parts ?? []).filter(({ isListed }) => isListed)])
    .map(({ id, heading }) => ({ id, text: heading }));

/** The table of contents of a document. */
export const DocumentContents = ({ label, parts }: DocumentContentsProps) => (
  <Nav aria-label={label}>
    <ContentsLinks label={label} links={listed(parts)} />
  </Nav>
);

const Nav = styled('nav')(({ theme }) => ({
  alignSelf: 'start',
  paddingLeft: 20,
  borderLeft: `6px solid ${theme.vars.palette.light[500]}`,
  ul: {
    margin: '8px 0 0',
    padding: 0,
    listStyle: 'none',
    [theme.breakpoints.between('sm', 'md')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, 1fr)',
      columnGap: 20,
    },
  },
  a: { display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'inherit' },
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 24 },
  '@media print': { display: 'none' },
}));
