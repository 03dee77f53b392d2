import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { DocumentPart } from '@/content/types';
import { AppLink } from '@/ui/link/AppLink';

type DocumentContentsProps = { label: string; parts: readonly DocumentPart[] };

/** The table of contents of a document. */
export const DocumentContents = ({ label, parts }: DocumentContentsProps) => (
  <Nav aria-label={label}>
    <Typography variant="h4" component="p">
      {label}
    </Typography>
    <ul>
      {parts.map(({ id, heading }) => (
        <li key={id}>
          <AppLink to={`#${id}`}>{heading}</AppLink>
        </li>
      ))}
    </ul>
  </Nav>
);

const Nav = styled('nav')(({ theme }) => ({
  alignSelf: 'start',
  paddingLeft: 20,
  borderLeft: `6px solid ${theme.vars.palette.light[500]}`,
  ul: { margin: '8px 0 0', padding: 0, listStyle: 'none' },
  a: { display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'inherit' },
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 24 },
  '@media print': { display: 'none' },
}));
