import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip';
const encodings: readonly Encoding[] = ['br', 'gzip'];

/** A response body held in memory with its compressed forms. */
export type CompressedBody = {
  type: string;
  /** A hash of the content, so that all copies of the server agree. */
  etag: string;
  bytes: Buffer;
  compressed: Partial<Record<Encoding, Buffer>>;
};

/** Compresses content generated at run time: fast rather than small. */
export async function compressBody(type: string, text: string): Promise<CompressedBody> {
  const bytes = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  const [br, gz] = await Promise.all([promisify(brotliCompress)(bytes, { params }), promisify(gzip)(bytes)]);
  return toBody(type, bytes, { br, gzip: gz });
}

/** A body whose compressed forms are there already, such as a file of the built site. */
export const toBody = (
  type: string,
  bytes: Buffer,
  compressed: CompressedBody['compressed'],
): CompressedBody => ({
  type,
  etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 12),
  bytes,
  compressed,
});

/** Sends a body in the best encoding the browser accepts, or 304 when the browser has it. */
export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  body: CompressedBody,
): FastifyReply {
  const available = encodings.filter((encoding) => body.compressed[encoding]);
  const encoding = negotiate(request.headers['accept-encoding']?.toLowerCase() ?? '', available);
  // One tag per encoding, because the bytes differ.
  const etag = `"${body.etag}${encoding ? `-${encoding}` : ''}"`;
  reply.type(body.type).header('etag', etag);
  reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
  const known = (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim().replace('W/', ''));
  if (reply.statusCode === 200 && (known.includes(etag) || known[0] === '*')) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send((encoding && body.compressed[encoding]) ?? body.bytes);
}
