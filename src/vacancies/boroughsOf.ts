import { boroughEdges } from './boroughEdges';
import { districts, otherNames } from './districts';
import { keyOf, knownDistricts } from './places';

/**
 * The boroughs, or counties, in which the place of a text may lie: one where the text is its name, several where a postcode or a place
 * is in more than one, none where it is not known.
 */
export function boroughsOf(text: string): string[] {
  const codes = knownDistricts(text) ?? new Set();
  const names = districts
    .filter(([code]) => codes.has(code))
    .flatMap(([code, , , boroughs]) => [...boroughs.split(', '), ...(boroughEdges[code]?.split(', ') ?? [])]);
  const around = [...new Set(names)];
  const named = around.filter((borough) =>
    [borough, ...(otherNames[borough] ?? [])].some((name) => keyOf(name) === keyOf(text)),
  );
  return named.length > 0 ? named : around;
}
