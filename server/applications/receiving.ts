import type { FastifyRequest } from 'fastify';
import { RESUME_MAX_BYTES } from '@/contract/limits';
import { fieldMessages } from '@/contract/messages';
import { Refusal } from '@server/http/Refusal';

// The text parts and what stands between the parts: never more than half a megabyte.
const FORM_MAX_BYTES = RESUME_MAX_BYTES + 512 * 1024;
const DRAINED_MAX_BYTES = 8 * RESUME_MAX_BYTES;

/**
 * Receives a multipart body by `read`.
 * Refuses what is no multipart form (415), what says beforehand that it is too large (413) and what cannot be taken apart or
 * was cut (400). After a refusal the rest of the body flows by unread: a browser that is still sending would otherwise see a
 * broken connection in place of the answer.
 */
export async function receiving<Form>(request: FastifyRequest, read: () => Promise<Form>): Promise<Form> {
  try {
    if (!request.isMultipart()) throw new Refusal(415, 'Send the form as multipart/form-data.');
    if (Number(request.headers['content-length']) > FORM_MAX_BYTES) {
      throw new Refusal(413, fieldMessages.resumeTooLarge);
    }
    return await read();
  } catch (error) {
    drain(request);
    throw asRefusal(request, error);
  }
}

function asRefusal(request: FastifyRequest, error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  request.log.info({ reason: String(error) }, 'a form could not be read');
  if (error instanceof Error && 'statusCode' in error && error.statusCode === 413) {
    return new Refusal(413, 'The form holds more parts than it should.');
  }
  return new Refusal(400, 'The form did not arrive whole. Send it again.');
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
