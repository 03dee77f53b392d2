import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { home } from '@/content/pages/home';
import type { Ground } from '@/content/types';
import { groundStyles } from '@/sections/shared/groundStyles';
import { PlainList } from '@/ui/PlainList';
import { AppLink } from '@/ui/link/AppLink';
import { printHidden } from '@/ui/print';
import { litDoor } from './Doors';

/** What most visitors come for: three house fronts across the screen, each a link with its door. */
export const WaysIn = () => (
  <section aria-label={home.waysIn.label}>
    <Fronts>
      {home.waysIn.list.map(({ need, note, leadsTo, to, src, ground }) => (
        <li key={need}>
          <Front to={to} ground={ground}>
            <div>
              <Typography variant="h2">{need}</Typography>
              <p>{note}</p>
              <span>{leadsTo}</span>
            </div>
            <img src={src} alt="" width={112} height={160} loading="lazy" />
          </Front>
        </li>
      ))}
    </Fronts>
  </section>
);

const Fronts = styled(PlainList)(({ theme: { breakpoints, vars } }) => ({
  borderBottom: `10px solid ${vars.palette.wall.kerb}`,
  '& > li': { display: 'flex' },
  [breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    // The outer two reach the edges of the screen; their words and doors keep to the page's column.
    background: `linear-gradient(90deg, ${vars.palette.wall.rose} 50%, ${vars.palette.wall.butter} 50%)`,
    paddingInline: 'max(0px, 50% - 600px)',
  },
  '@media print': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: 24,
    padding: 0,
    border: 0,
    background: 'none',
  },
}));

const Front = styled(AppLink, { shouldForwardProp: (prop) => prop !== 'ground' })<{ ground: Ground }>(
  ({ ground, theme }) => ({
    ...groundStyles(ground, theme),
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 72px',
    alignItems: 'end',
    gap: 16,
    width: '100%',
    paddingInline: 'var(--gutter)',
    textDecoration: 'none',
    '& > div': { alignSelf: 'start', paddingBlock: 20 },
    p: { margin: '6px 0 8px', lineHeight: 1.4 },
    span: { fontWeight: 650, textDecoration: 'underline', textUnderlineOffset: 4 },
    img: { width: '100%', height: 'auto', marginTop: 20, ...printHidden },
    '&:is(:hover, :focus-visible) img': litDoor(theme),
    // Each heading in one line.
    [theme.breakpoints.up('md')]: { '--h2': '1.625rem', '& > div': { paddingBlock: 36 } },
    [theme.breakpoints.up('lg')]: { '--h2': '2rem', gridTemplateColumns: 'minmax(0, 1fr) 112px' },
    '@media print': { display: 'block', '& > div': { paddingBlock: '0 8px' } },
  }),
);
