import { type DestinationStream, type Logger, type SerializedError, pino } from 'pino';

const hidden = ['password', 'newPassword', 'confirmPassword', 'token', 'cookie', 'authorization', 'resume'];

/**
 * The server's log: JSON lines. Bodies and headers are never given to it; the redaction is for the day when somebody does.
 * @param level how much is logged
 * @param stream where to; standard output unless given
 */
export function makeLog(level: string, stream?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: {
      paths: hidden.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*["set-cookie"]`]),
      censor: '[hidden]',
    },
    serializers: { err: serializeError },
  };
  return stream ? pino(options, stream) : pino(options);
}

// Errors of a database carry rows in further fields.
function serializeError(
  error: Error,
): Pick<SerializedError, 'type' | 'message' | 'stack'> & { code?: string } {
  const { type, message, stack } = pino.stdSerializers.err(error);
  return { type, message, stack, ...('code' in error && { code: String(error.code) }) };
}
