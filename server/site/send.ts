import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings, compressNow, type Encoding } from './encoding';
import { type SiteFile, tagOf } from './siteFiles';

/** A page made on request: its HTML and its Content-Security-Policy. */
export type RenderedPage = { html: string; policy: string };

/** Sends a file of the site, compressed if the browser takes it, or 304 if the browser has it. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  const encoding = acceptedEncodings(request.headers['accept-encoding']).find((one) => file.compressed[one]);
  return send(request, reply.type(file.type), {
    tag: file.etag,
    encoding,
    bytes: (encoding && file.compressed[encoding]) ?? file.bytes,
  });
}

/** Sends a text that was made on request, of the type that the reply has. */
export async function sendMade(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
  const plain = Buffer.from(text);
  const bytes = encoding ? await compressNow(encoding, plain) : plain;
  return send(request, reply, { tag: tagOf(plain), encoding, bytes });
}

type Content = { tag: string; encoding: Encoding | undefined; bytes: Buffer };

function send(request: FastifyRequest, reply: FastifyReply, content: Content): FastifyReply {
  // One tag per encoding: they are different bytes.
  const etag = `"${content.tag}${content.encoding ? `-${content.encoding}` : ''}"`;
  reply.header('etag', etag);
  reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
  const known = (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim().replace('W/', ''));
  if (reply.statusCode === 200 && (known.includes(etag) || known[0] === '*')) return reply.code(304).send();
  if (content.encoding) reply.header('content-encoding', content.encoding);
  return reply.send(content.bytes);
}
