import { styled } from '@mui/material/styles';
import { provider } from '@/content/provider';
import { AppLink } from '@/ui/link/AppLink';
import { PlainList } from '@/ui/PlainList';

const { regulator, accreditations } = provider;

/** The link to the regulator's listing, then accreditations and memberships. */
export const Emblems = () => (
  <Grid data-screen-only>
    <li>
      <RegulatorLink to={regulator.url} newTab>
        <Emblem {...regulator} />
      </RegulatorLink>
    </li>
    {accreditations.map((each) => (
      <li key={each.src}>
        <Emblem {...each} />
      </li>
    ))}
  </Grid>
);

type EmblemProps = { src: string; name: string; meaning: string };

const Emblem = ({ src, name, meaning }: EmblemProps) => (
  <span className="emblem">
    <img src={src} alt={`${name}, ${meaning}`} width={48} height={48} loading="lazy" />
    <span aria-hidden>
      <strong>{name}</strong> <span>{meaning}</span>
    </span>
  </span>
);

const Grid = styled(PlainList)(({ theme }) => ({
  display: 'grid',
  // At most three in a row, or six; fewer where the text is enlarged.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(8rem, 30%), 1fr))',
  gap: '16px 12px',
  marginTop: 24,
  paddingTop: 24,
  borderTop: `1px solid ${theme.vars.palette.night[700]}`,
  color: theme.vars.palette.mist[300],
  fontSize: '.875rem',
  lineHeight: 1.35,
  '& .emblem': { display: 'flex', alignItems: 'start', gap: 8 },
  '& img': { flex: 'none' },
  '& strong': {
    display: 'block',
    color: theme.vars.palette.common.white,
    fontWeight: 650,
    textWrap: 'balance',
  },
  '& span span span': { display: 'block', '&::first-letter': { textTransform: 'uppercase' } },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(6, 1fr)', marginTop: 40, paddingTop: 32 },
}));

const RegulatorLink = styled(AppLink)({
  position: 'relative',
  display: 'block',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { color: 'inherit', backgroundColor: 'transparent', textDecoration: 'underline' },
});
