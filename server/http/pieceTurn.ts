/** A megabyte in pieces of 64 KB: the system accepts that in a millisecond. */
const PIECES_A_TURN = 16;

const waiting: (() => void)[] = [];

/**
 * Resolves when the next piece of a long body may be sent: a few in each turn of the event loop, over all responses, so that short
 * requests are answered in between, however many visitors ask for the list at once. Otherwise the system's socket buffers would take
 * megabytes of every response in one turn.
 */
export function pieceTurn(): Promise<void> {
  if (waiting.length === 0) setImmediate(releaseSome);
  return new Promise((resolve) => waiting.push(resolve));
}

function releaseSome(): void {
  for (const send of waiting.splice(0, PIECES_A_TURN)) send();
  if (waiting.length > 0) setImmediate(releaseSome);
}
