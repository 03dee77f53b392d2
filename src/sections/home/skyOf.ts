import type { TimeOfDay } from '@/lib/timeOfDay';
import { dusk, night } from '@/ui/skies';

const dawn = {
  '--k0': '#FFE3A6',
  '--k1': '#FFD9AE',
  '--k2': '#FBDCC8',
  '--k3': '#EFE2DC',
  '--k4': '#DFE9EA',
  '--k5': '#D2E3E7',
  '--k6': '#C6DCE2',
  '--pavement': '#D8DEDD',
};

const day = {
  '--k0': '#FFF4D6',
  '--k1': '#F4F5E4',
  '--k2': '#E9F3EE',
  '--k3': '#E0EFF0',
  '--k4': '#D8EBEE',
  '--k5': '#CFE6EB',
  '--k6': '#C8E1E8',
  '--pavement': '#DDE5E4',
};

/** The colours of the sky at a time of day. */
export const skyOf: Record<TimeOfDay, Record<`--${string}`, string>> = { dawn, day, dusk, night };
