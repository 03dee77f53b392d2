import { styled } from '@mui/material/styles';
import { provider } from '@/content/provider';
import { AppLink } from '@/ui/link/AppLink';
import { PlainList } from '@/ui/PlainList';
import { printHidden } from '@/ui/print';
import { whiteDrawings } from './footer.styles';

const { regulator, accreditations } = provider;
const size = { width: 196, height: 72, loading: 'lazy' } as const;

/** The link to the regulator's listing, then accreditations and memberships. */
export const Emblems = () => (
  <Grid>
    <li>
      <RegulatorLink to={regulator.url} newTab>
        <img src={regulator.logo} alt={regulator.label} {...size} />
      </RegulatorLink>
    </li>
    {accreditations.map(({ src, alt }) => (
      <li key={src}>
        <img src={src} alt={alt} {...size} />
      </li>
    ))}
  </Grid>
);

const Grid = styled(PlainList)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  gap: '20px 12px',
  marginTop: 40,
  paddingTop: 32,
  borderTop: `1px solid ${theme.vars.palette.night[700]}`,
  '& img': { width: '100%', maxWidth: 196, height: 'auto' },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  // Each cell is cut to its emblem's words, so that the gaps between them are even.
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '168px 156px 182px 155px 167px 166px',
    justifyContent: 'space-between',
    '& img': { width: '100%', height: 67, objectFit: 'cover', objectPosition: 'left' },
  },
  ...whiteDrawings(theme),
  ...printHidden,
}));

const RegulatorLink = styled(AppLink)({
  position: 'relative',
  display: 'block',
  maxWidth: 196,
  '&:hover': { backgroundColor: 'transparent' },
});
