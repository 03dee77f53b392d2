/** @typedef {import('./findMutants').Mutant} Mutant */

/**
 * A source file with all its faults built in, each of them on while `isFaultOn(id)`.
 * @param {string} source
 * @param {Mutant[]} mutants of this file; where two overlap, one holds the other
 */
export function withFaults(source, mutants) {
  return weave(
    source,
    0,
    source.length,
    mutants.toSorted((a, b) => a.start - b.start || b.end - a.end),
  );
}

/**
 * @param {string} source
 * @param {number} from
 * @param {number} to
 * @param {Mutant[]} mutants between the two, the outermost first
 * @returns {string}
 */
function weave(source, from, to, mutants) {
  const [outermost] = mutants;
  if (!outermost) return source.slice(from, to);
  const { start, end } = outermost;
  const isHere = (/** @type {Mutant} */ mutant) => mutant.start === start && mutant.end === end;
  const inside = mutants.filter((mutant) => mutant.end <= end && !isHere(mutant));
  const after = mutants.filter((mutant) => mutant.start >= end);
  const switched = switches(mutants.filter(isHere), weave(source, start, end, inside));
  return source.slice(from, start) + switched + weave(source, end, to, after);
}

/**
 * @param {Mutant[]} mutants of one node
 * @param {string} otherwise
 */
function switches(mutants, otherwise) {
  const place = mutants[0]?.place;
  if (place === 'statement')
    return `{${mutants.map(({ id, text }) => `if(isFaultOn(${id})){${text}}else`).join(' ')}{${otherwise}}}`;
  const value = `(${mutants.map(({ id, text }) => `isFaultOn(${id})?(${text}):`).join('')}(${otherwise}))`;
  return place === 'attribute' ? `{${value}}` : value;
}
