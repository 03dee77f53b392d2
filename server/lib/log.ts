import { type DestinationStream, type Logger, type SerializedError, pino } from 'pino';

/**
 * Creates the logger, which writes JSON lines. Bodies and headers are never logged.
 * @param stream standard output by default
 */
export function createLog(level: string, stream?: DestinationStream): Logger {
  const options = { level, base: null, serializers: { err: serializeError } };
  return stream ? pino(options, stream) : pino(options);
}

/**
 * Creates the logger of a command, whose standard output is for the person who runs it.
 * @param printError takes one line at a time
 */
export const createCommandLog = (level: string, printError: (line: string) => void): Logger =>
  createLog(level, { write: (line) => printError(line.trimEnd()) });

// Database errors carry row data in other fields.
function serializeError(
  error: Error,
): Pick<SerializedError, 'type' | 'message' | 'stack'> & { code?: string } {
  const { type, message, stack } = pino.stdSerializers.err(error);
  return { type, message, stack, ...('code' in error && { code: String(error.code) }) };
}

/** The message of a thrown value, which need not be an Error. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * What a log says of an error: a mistake in the program whole, with its stack, and of anything else, such as a full disk or a database
 * that is away, the cause alone.
 */
export const causeOf = (error: unknown): { err: unknown } | { reason: string } =>
  isMistake(error) ? { err: error } : { reason: messageOf(error) };

/** Whether an error is a mistake in the program. By name: a class of another realm, such as a worker's, would not be the same. */
export const isMistake = (error: unknown): boolean =>
  error instanceof Error &&
  ['TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'ValiError'].includes(error.name);
