import { FOLDERS } from './chooseMutants';
import type { Mutant, Outcome } from './findMutants';

/** Prints what survived, and a table by folder. */
export function report(mutants: readonly Mutant[]): void {
  console.log('\nSurvived:');
  for (const mutant of mutants) if (mutant.outcome === 'survived') console.log(describe(mutant));
  console.log('\nfolder          mutants  killed  stuck  survived  score');
  for (const folder of FOLDERS)
    console.log(
      rowOf(
        folder,
        mutants.filter(({ file }) => file.startsWith(folder)),
      ),
    );
  console.log(rowOf('all', mutants));
}

function rowOf(name: string, mutants: readonly Mutant[]): string {
  const count = (wanted: Outcome) => mutants.filter(({ outcome }) => outcome === wanted).length;
  const [killed, stuck] = [count('killed'), count('stuck')];
  const score = mutants.length === 0 ? '-' : `${((100 * (killed + stuck)) / mutants.length).toFixed(1)}%`;
  const columns = [
    padded(mutants.length, 7),
    padded(killed, 6),
    padded(stuck, 5),
    padded(count('survived'), 8),
  ];
  return `${name.padEnd(14)}  ${columns.join('  ')}  ${score}`;
}

const padded = (figure: number, width: number) => String(figure).padStart(width);

function describe({ file, line, column, was, text }: Mutant): string {
  const fault = `${was} → ${text || '(nothing)'}`.replaceAll(/\s+/g, ' ').slice(0, 160);
  return `${file}:${line}:${column + 1} | ${fault}`;
}
