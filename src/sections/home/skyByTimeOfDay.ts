import type { CSSObject, Theme } from '@mui/material/styles';
import type { TimeOfDay } from '@/lib/time/timeOfDay';
import { dusk, night, textOnBrightSky, textOnDarkSky } from '@/ui/sky/skyColours';

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
export function skyByTimeOfDay({ vars }: Theme): CSSObject {
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
