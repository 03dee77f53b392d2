import type { FastifyRequest } from 'fastify';
import { RESUME_MAX_BYTES } from '@/contract/limits';
import { fieldMessages } from '@/contract/messages';
import { HttpError } from '@server/http/HttpError';

/** The text fields and multipart headers never exceed half a megabyte. */
export const FORM_MAX_BYTES = RESUME_MAX_BYTES + 512 * 1024;
const DRAINED_MAX_BYTES = 8 * RESUME_MAX_BYTES;

/**
 * Reads a multipart body with `read`. On an error the rest of the body is discarded: a browser that is still sending would
 * otherwise see a broken connection instead of the response.
 * @throws HttpError 415 for other content types, 413 if Content-Length is too large, 400 if the body is malformed or cut off
 */
export async function receiveMultipart<Form>(
  request: FastifyRequest,
  read: () => Promise<Form>,
): Promise<Form> {
  try {
    if (!request.isMultipart()) throw new HttpError(415, 'Send the form as multipart/form-data.');
    if (Number(request.headers['content-length']) > FORM_MAX_BYTES) {
      throw new HttpError(413, fieldMessages.resumeTooLarge);
    }
    return await Promise.race([read(), cutOff(request)]);
  } catch (error) {
    drain(request);
    throw toHttpError(request, error);
  }
}

/** Rejects once the connection closes before the whole body is there, which the parser misses while it has not started. */
const cutOff = ({ raw }: FastifyRequest): Promise<never> =>
  new Promise((_resolve, reject) => {
    const rejectIfIncomplete = () => void (raw.complete || reject(new Error('the connection was closed')));
    raw.once('close', rejectIfIncomplete);
    if (raw.destroyed) rejectIfIncomplete();
  });

function toHttpError(request: FastifyRequest, error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  request.log.info({ reason: String(error) }, 'a form could not be read');
  if (error instanceof Error && 'statusCode' in error && error.statusCode === 413) {
    return new HttpError(413, 'The form holds more parts than it should.');
  }
  return new HttpError(400, 'The form did not arrive whole. Send it again.');
}

function drain({ raw }: FastifyRequest): void {
  let left = DRAINED_MAX_BYTES;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.destroy();
  });
  raw.resume();
}
