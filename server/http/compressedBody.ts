import { webcrypto } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip';
const encodings: readonly Encoding[] = ['br', 'gzip'];

/** A response body held in memory. */
export type CompressedBody = {
  type: string;
  /** A hash of the content, so that all copies of the server agree. */
  etag: string;
  bytes: Buffer;
  /** Its compressed forms, each made when it is first asked for. */
  compressed: Partial<Record<Encoding, () => Buffer | Promise<Buffer>>>;
};

/** Compresses content generated at run time: fast rather than small. */
export function compressBody(type: string, content: string | Buffer): Promise<CompressedBody> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  return toBody(type, bytes, {
    br: once(() => promisify(brotliCompress)(bytes, { params })),
    gzip: once(() => promisify(gzip)(bytes)),
  });
}

/** Makes a body of given compressed forms, such as those of a file of the built site; its ETag is a hash of the content. */
export async function toBody(
  type: string,
  bytes: Buffer,
  compressed: CompressedBody['compressed'],
): Promise<CompressedBody> {
  // Web Crypto hashes in another thread: the list of vacancies may have megabytes.
  const hash = Buffer.from(await webcrypto.subtle.digest('SHA-256', new Uint8Array(bytes)));
  return { type, etag: hash.toString('base64url').slice(0, 12), bytes, compressed };
}

/** Sends a body in the best encoding the browser accepts, or 304 when the browser has it. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  body: CompressedBody,
): Promise<FastifyReply> {
  const available = encodings.filter((encoding) => body.compressed[encoding]);
  const encoding = negotiate(request.headers['accept-encoding']?.toLowerCase() ?? '', available);
  // One tag per encoding, because the bytes differ.
  const etag = `"${body.etag}${encoding ? `-${encoding}` : ''}"`;
  const known = (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim().replace('W/', ''));
  const isKnown = reply.statusCode === 200 && (known.includes(etag) || known[0] === '*');
  // Before the headers: should it fail, they would describe the error.
  const bytes = isKnown ? undefined : ((encoding && (await body.compressed[encoding]?.())) ?? body.bytes);
  reply.type(body.type).header('etag', etag);
  reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
  if (!bytes) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(bytes);
}

/** Compresses at the first call; a failure is not kept, so that the next call tries again. */
function once(compress: () => Promise<Buffer>): () => Promise<Buffer> {
  let compressed: Promise<Buffer> | undefined;
  return () => {
    compressed ??= compress().catch((error: unknown) => {
      compressed = undefined;
      throw error;
    });
    return compressed;
  };
}
