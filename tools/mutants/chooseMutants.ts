import { readdirSync } from 'node:fs';
import path from 'node:path';
import { findMutants, type Mutant } from './findMutants';
import { sampleOf } from './sample';

export const FOLDERS = ['src/features', 'src/store', 'src/contract', 'server'];

/**
 * Some of the mutants of each folder, the same ones for the same seed.
 * @param only folders, files or FILE:LINE
 */
export function chooseMutants(sample: number, seed: number, only: string[]): Mutant[] {
  const isWanted = (mutant: Omit<Mutant, 'id'>) => only.some((place) => isAt(mutant, place));
  return FOLDERS.flatMap((folder) =>
    sampleOf(sourcesIn(folder).flatMap(findMutants).filter(isWanted), sample, seed),
  ).map((mutant, index) => ({ ...mutant, id: index + 1 }));
}

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.styles.ts'))
    .map((name) => path.join(folder, name))
    .toSorted();

/** Whether a mutant is in a folder, a file or a FILE:LINE. */
export const isAt = ({ file, line }: Omit<Mutant, 'id'>, place: string) =>
  file === place || `${file}:${line}` === place || file.startsWith(`${place.replace(/\/$/, '')}/`);
