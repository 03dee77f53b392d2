// Well below the parameters that a statement may have: 32,766 in SQLite, 65,535 in PostgreSQL; a vacancy has 14.
const BATCH_SIZE = 1000;

/** Splits rows into batches that each fit one statement. */
export function* batchesOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += BATCH_SIZE) yield rows.slice(from, from + BATCH_SIZE);
}
