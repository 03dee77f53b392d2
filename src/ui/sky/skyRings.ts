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
