/** A position in a text file; both count from 1. */
export type Position = { line: number; column: number };

/** A problem found in a file, and where. */
export type FileProblem = Position & { message: string };

/** Thrown for a vacancy file that cannot be imported; the message has one line per problem, in file order. */
export class InvalidFileError extends Error {
  override name = 'InvalidFileError';

  constructor(problems: readonly FileProblem[]) {
    super(
      problems.map(({ line, column, message }) => `line ${line}, column ${column}: ${message}`).join('\n'),
    );
  }
}

/** Rejects the whole file because of a single problem. */
export function rejectFile({ line, column }: Position, message: string): never {
  throw new InvalidFileError([{ line, column, message }]);
}

/** Turns an offset in characters into a line and column. */
export function positionAt(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
