import type { CSSObject } from '@mui/material/styles';

const RINGS = [0, 1, 2, 3, 4, 5] as const;
type Radii = readonly [string, string, string, string, string, string];

// A gap of one pixel between two rings softens the edge.
const startOf = (ring: number) => (ring === 0 ? '0' : `calc(var(--r${ring - 1}) + 1px)`);
const rings = RINGS.map((ring) => `var(--k${ring}) ${startOf(ring)} var(--r${ring})`);

/** The sky as a background: flat rings in the colours --k0 to --k6, placed and sized by `skySize`. */
export const skyRings = `radial-gradient(circle at var(--sky), ${rings.join(',')}, var(--k6) ${startOf(RINGS.length)})`;

/** The centre of the rings, and their radii from the innermost out. */
export const skySize = (centre: string, radii: Radii): CSSObject => ({
  '--sky': centre,
  ...Object.fromEntries(RINGS.map((ring) => [`--r${ring}`, radii[ring]])),
});

// Colours of the sky: its rings from the centre outwards (--k0 to --k6), the pavement, and the text on it. Not in the theme, which
// every page loads.

export const dusk = {
  '--k0': '#f4b67c',
  '--k1': '#db9169',
  '--k2': '#8c7a80',
  '--k3': '#45637c',
  '--k4': '#2b4d69',
  '--k5': '#1d3b57',
  '--k6': '#14304a',
  '--pavement': '#43586b',
};

export const night = {
  '--k0': '#2a4a66',
  '--k1': '#24425d',
  '--k2': '#1e3a54',
  '--k3': '#19334c',
  '--k4': '#152c44',
  '--k5': '#11263c',
  '--k6': '#0d1f33',
  '--pavement': '#22384e',
};

export const textOnBrightSky = { '--on-sky': '#10243a', '--on-sky-2': '#23394f' };

export const textOnDarkSky = { '--on-sky': '#fff', '--on-sky-2': '#e4edf3' };
