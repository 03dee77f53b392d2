/** The evening sky: flat rings of the colours --k0 to --k6 around `centre`, one radius for each ring but the last. */
export function skyRings(centre: string, radii: readonly string[]): string {
  const rings = radii.map((radius, ring) => `var(--k${ring}) ${startOf(radii, ring)} ${radius}`);
  return `radial-gradient(circle at ${centre}, ${rings.join(', ')}, var(--k6) ${startOf(radii, radii.length)})`;
}

// One pixel between two rings softens the edge.
const startOf = (radii: readonly string[], ring: number) =>
  ring === 0 ? '0' : `calc(${radii[ring - 1]} + 1px)`;
