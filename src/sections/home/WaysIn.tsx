import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { home } from '@/content/pages/home';
import type { Ground } from '@/content/types';
import { RichText } from '@/sections/shared/RichText';
import { PlainList } from '@/ui/PlainList';
import { AppLink, StandaloneLink } from '@/ui/link/AppLink';
import { litDoor } from './Doors';
import { groundStyles } from '@/sections/shared/Section';

/** What most visitors come for: three house fronts across the screen, each a link with its door, with links to two pages. */
export const WaysIn = () => (
  <section aria-label={home.waysIn.label}>
    <Fronts>
      {home.waysIn.list.map(({ need, note, leadsTo, to, src, ground, also }) => (
        <Front key={need} ground={ground}>
          <div>
            <AppLink to={to}>
              <Typography variant="h2">{need}</Typography>
            </AppLink>
            <p>
              <RichText text={note} />
            </p>
            {[{ label: leadsTo, to }, also].map((link) => (
              <StandaloneLink key={link.label} to={link.to}>
                {link.label}
              </StandaloneLink>
            ))}
          </div>
          <img src={src} alt="" width={112} height={160} loading="lazy" />
        </Front>
      ))}
    </Fronts>
  </section>
);

const Fronts = styled(PlainList)(({ theme: { breakpoints, vars } }) => ({
  borderBottom: `10px solid ${vars.palette.wall.kerb}`,
  [breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    // The outer two reach the edges of the screen; their words and doors keep to the page's column.
    background: `linear-gradient(90deg, ${vars.palette.wall.rose} 50%, ${vars.palette.wall.butter} 50%)`,
    paddingInline: 'max(0px, 50% - 600px)',
  },
}));

const Front = styled('li')<{ ground: Ground }>(({ ground, theme }) => ({
  ...groundStyles(ground, theme),
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 72px',
  alignItems: 'end',
  gap: 16,
  paddingInline: 'var(--gutter)',
  '& > div': { alignSelf: 'start', paddingBlock: 20 },
  // All of the front is the heading's link; the others lie over that.
  '& a': { position: 'relative', color: 'inherit' },
  '& > div > a:not(:first-of-type)': { marginRight: 12 },
  '& > div > a:first-of-type': {
    position: 'static',
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  p: { margin: '6px 0 4px', lineHeight: 1.4, textWrap: 'pretty' },
  img: { width: '100%', height: 'auto', marginTop: 20 },
  '&:is(:hover, :has(:focus-visible)) img': litDoor(theme),
  // Each heading in one line.
  [theme.breakpoints.up('md')]: { '--h2': '1.625rem', '& > div': { paddingBlock: 36 } },
  [theme.breakpoints.up('lg')]: { '--h2': '2rem', gridTemplateColumns: 'minmax(0, 1fr) 112px' },
}));
