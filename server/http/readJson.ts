import type { FastifyRequest } from 'fastify';
import { HttpError } from './HttpError';

/** A form's longest text with every character written as a six-byte escape, and its other fields. */
const MAX_BYTES = 64 * 1024;
/** Sixty strings, which is more than any form's names and values, with little between them: thousands of keys or brackets take long to parse. */
const FEW_STRINGS = /^[^"]{0,100}(?:"(?:[^"\\]|\\.)*"[^"]{0,100}){0,60}$/s;

/**
 * Reads a body of JSON, for Fastify's `addContentTypeParser`. It goes into one buffer, because bytes that arrive one by one would take
 * 34 times their size as pieces.
 * @throws HttpError 413 for one that is too large, 400 for one that is no JSON, cut off, or no form's
 */
export async function readJson(request: FastifyRequest, payload: AsyncIterable<Buffer>): Promise<unknown> {
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > MAX_BYTES) throw new HttpError(413, 'The request is too large.', { connection: 'close' });
  const bytes = Buffer.alloc(length);
  let read = 0;
  try {
    for await (const piece of payload) read += piece.copy(bytes, read);
    const text = new TextDecoder().decode(bytes);
    if (FEW_STRINGS.test(text)) return JSON.parse(text);
  } catch {
    // As below.
  }
  throw new HttpError(400, 'The body of the request could not be read: it must be the JSON of a form.');
}
