import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import type { ClientLogo } from '@/content/homeTypes';
import { atNight } from '@/ui/atNight';

// Specification section 2: 100x60 on small screens, 200x100 from the small breakpoint.
const small = { width: 100, height: 60, gap: 44 };
const large = { width: 200, height: 100, gap: 56 };

/** Width of one set of logos with the gap after each, in pixels. */
export const setWidths = (count: number) => ({
  small: count * (small.width + small.gap),
  large: count * (large.width + large.gap),
});

/** Several sets of the same logos, one after another; all but the first are for the eye alone. */
export const LogoSets = ({ logos, sets }: { logos: readonly ClientLogo[]; sets: number }) =>
  Array.from({ length: sets }, (_, set) =>
    logos.map(({ src, alt }) => (
      <Logo key={`${set} ${src}`} aria-hidden={set > 0 || undefined}>
        <img src={src} alt={set > 0 ? '' : alt} width={200} height={100} loading="lazy" />
      </Logo>
    )),
  );

/** Where the rows never move. */
export const whereStill = '@media (prefers-reduced-motion: reduce), (scripting: none)';

/**
 * What both rows share, for the section that holds them: its rules outweigh theirs. Where they never move, one set
 * is wrapped.
 */
export const rowStyles = (theme: Theme): CSSObject => ({
  display: 'flex',
  margin: '28px 0 0',
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('sm')]: { marginTop: 20 },
  [whereStill]: {
    flexWrap: 'wrap',
    justifyContent: 'center',
    width: 'auto',
    animation: 'none',
    '& [aria-hidden]': { display: 'none' },
  },
});

const Logo = styled('li')(({ theme }) => ({
  flex: 'none',
  paddingInline: small.gap / 2,
  img: {
    width: small.width,
    height: small.height,
    objectFit: 'contain',
    // One dark ink by day, one light ink at night.
    ...atNight({ filter: 'invert(1)' }),
  },
  [theme.breakpoints.up('sm')]: {
    paddingInline: large.gap / 2,
    img: { width: large.width, height: large.height },
  },
}));
