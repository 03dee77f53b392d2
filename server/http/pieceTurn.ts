/** A megabyte of 64 KB pieces, which the system takes in a millisecond. */
const PIECES_A_TURN = 16;

const waiting: (() => void)[] = [];

/**
 * Resolves when the next piece of a long body may be sent: a few in each turn of the event loop, so that short requests are answered
 * between them, however many ask for the list at once. The system takes megabytes at a time from each of them.
 */
export function pieceTurn(): Promise<void> {
  if (waiting.length === 0) setImmediate(letSomeGo);
  return new Promise((resolve) => waiting.push(resolve));
}

function letSomeGo(): void {
  for (const go of waiting.splice(0, PIECES_A_TURN)) go();
  if (waiting.length > 0) setImmediate(letSomeGo);
}
