/** Where in a file something stands; both count from 1. */
export type Place = { line: number; column: number };

/** One thing that is wrong in a file, in words. */
export type Fault = Place & { words: string };

/** A file of vacancies that is refused; `faults` says where and why, in the order of the file. */
export class FileRefused extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(({ line, column, words }) => `line ${line}, column ${column}: ${words}`).join('\n'));
    this.name = 'FileRefused';
    this.faults = faults;
  }
}

/** Throws away everything that was read: the file is refused for one reason. */
export function refuse({ line, column }: Place, words: string): never {
  throw new FileRefused([{ line, column, words }]);
}

/** Line and column of a place counted in characters from the start of a text. */
export function placeAt(text: string, offset: number): Place {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
