import Typography from '@mui/material/Typography';
import { type CSSObject, styled, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { home } from '@/content/pages/home';
import type { TimeOfDay } from '@/lib/time/timeOfDay';
import { ActionButton, Actions } from '@/sections/shared/ActionButton';
import { Box } from '@/ui/Box';
import { Column } from '@/ui/Column';
import { dusk, night, skyRings, skySize, textOnBrightSky, textOnDarkSky } from '@/ui/sky/sky';

const { hero } = home;

/** What the site is for and, as children, the search, over the street at the visitor's time of day. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <Sky className="on-night">
      <Text>
        <Typography
          variant="display"
          component="h1"
          tabIndex={-1}
          sx={{ fontSize: 'min(var(--display), 6.8svh)' }}
        >
          {hero.heading}
        </Typography>
        <Typography variant="lead" component="p" sx={{ mt: 1.5, maxWidth: '27em', color: 'var(--on-sky-2)' }}>
          {`${hero.lead} `}
          <KeepTogether>{hero.promise}</KeepTogether>
        </Typography>
        <Box sx={{ mt: 2, maxWidth: 680 }}>{children}</Box>
        <Actions sx={{ mt: 1.75 }}>
          <ActionButton action={hero.action} color="secondary" />
        </Actions>
      </Text>
      {/* Last in the HTML: its place depends on the height of the text, which may still be arriving. */}
      <Street />
    </Sky>
  );
}

/** Sky rings around the house with the lit window; the text must stay clear of the warm ones. */
const Sky = styled('section')(({ theme }) => ({
  ...skyByTimeOfDay(theme),
  position: 'relative',
  overflow: 'hidden',
  // The street stands on the fold, which begins below the header: higher with the navigation.
  minHeight: 'calc(min(100svh, 900px) - 124px)',
  '@media (min-width: 71.25em)': { minHeight: 'calc(min(100svh, 900px) - 162px)' },
  color: 'var(--on-sky)',
  background: skyRings,
  ...skySize('63% calc(100% - 35vw)', ['11vw', '18vw', '26vw', '39vw', '60vw', '96vw']),
  [theme.breakpoints.up('sm')]: {
    ...skySize('57% calc(100% - 25vw)', ['8vw', '12vw', '17vw', '26vw', '37vw', '54vw']),
  },
  [theme.breakpoints.up('md')]: {
    ...skySize('64.4% calc(100% - 22vw)', ['9vw', '12.5vw', '16vw', '25vw', '34vw', '46vw']),
  },
}));

/**
 * The drawing scales with the screen, so the street always ends with a whole house: four houses of it on a phone, so that all of
 * it is above the fold, six on an upright tablet, all of it from md. The house with the lit window is in each.
 */
const Street = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: '-97.1% -46.1%',
  bottom: 0,
  pointerEvents: 'none',
  aspectRatio: '1698 / 576',
  background: 'var(--street) 0 0 / 100% no-repeat',
  [theme.breakpoints.up('sm')]: { insetInline: '-50.5% -16.1%' },
  [theme.breakpoints.up('md')]: { insetInline: 0 },
}));

/** Down to the roofs; on a low screen the text reaches them, so that nobody on the pavement is below the fold. */
const below = (roofs: number) => `min(${roofs}vw, max(272px, 100svh - 556px))`;

const Text = styled(Column)(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  paddingBlock: `28px ${below(54)}`,
  [theme.breakpoints.up('sm')]: { paddingBottom: below(36) },
  [theme.breakpoints.up('md')]: { paddingBottom: below(22) },
  '@media print': { paddingBottom: 0 },
}));

const KeepTogether = styled('span')({ display: 'inline-block' });

// Not in the theme, which every page loads.
const dawn = {
  '--k0': '#ffe3a6',
  '--k1': '#ffd9ae',
  '--k2': '#fbdcc8',
  '--k3': '#efe2dc',
  '--k4': '#dfe9ea',
  '--k5': '#d2e3e7',
  '--k6': '#c6dce2',
  '--pavement': '#d8dedd',
};

const day = {
  '--k0': '#fff4d6',
  '--k1': '#f4f5e4',
  '--k2': '#e9f3ee',
  '--k3': '#e0eff0',
  '--k4': '#d8ebee',
  '--k5': '#cfe6eb',
  '--k6': '#c8e1e8',
  '--pavement': '#dde5e4',
};

const street = (time: TimeOfDay) => ({ '--street': `url(/images/street-${time}.svg)` });
/** The sky and the street at the visitor's time of day (see lib/time/timeOfDay.ts); dusk without script. */
function skyByTimeOfDay({ vars }: Theme): CSSObject {
  const brightSky = {
    ...textOnBrightSky,
    '--focus-line': vars.palette.night[900],
    '--focus-gap': vars.palette.light[500],
  };
  return {
    ...dusk,
    ...textOnDarkSky,
    ...street('dusk'),
    'html:is([data-time=dawn],[data-time=day]) &': brightSky,
    'html[data-time=dawn] &': { ...dawn, ...street('dawn') },
    'html[data-time=day] &': { ...day, ...street('day') },
    'html[data-time=night] &': { ...night, ...street('night') },
  };
}
