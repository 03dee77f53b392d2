import type { TimeOfDay } from '@/lib/timeOfDay';
import { dusk, night } from '@/ui/sky/skyColours';

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

/** The colours of the sky at a time of day. */
export const skyByTimeOfDay: Record<TimeOfDay, Record<`--${string}`, string>> = { dawn, day, dusk, night };
