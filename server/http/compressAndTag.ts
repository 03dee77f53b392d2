import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import etag from '@fastify/etag';
import { fastifyPlugin } from 'fastify-plugin';
import { limitConcurrency } from '@server/lib/limitConcurrency';
import { hashOf } from '@server/lib/secrets';

const MIN_LENGTH = 1024;
/** How many characters the texts may have whose answers are held; with more, all are dropped. The largest list has 8 million. */
const MAX_HELD = 32_000_000;
// The fifth of twelve levels: the last take many times as long.
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
const encoders = {
  br: (text: string) => promisify(brotliCompress)(text, { params }),
  gzip: (text: string) => promisify(gzip)(text),
  identity: async (text: string) => Buffer.from(text),
};
const oneAtATime = limitConcurrency(1);
const newMap = () => new Map<string, Promise<{ bytes: Buffer; tag: string }>>();

/**
 * Compresses and tags answers that are texts, each once for all who ask for it: for each of them, a thousand requests for the list took
 * a gigabyte and ten seconds. A string would be copied for each connection that does not read. Files are compressed at build.
 */
export const compressAndTag = fastifyPlugin(async (app) => {
  const held = { br: newMap(), gzip: newMap(), identity: newMap() };
  let heldLength = 0;
  app.addHook('onSend', async ({ headers }, reply, text) => {
    if (typeof text !== 'string' || text.length < MIN_LENGTH) return text;
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
    const accepted = String(headers['accept-encoding']).split(/, */);
    const isAccepted = (name: string) =>
      accepted.some((each) => each.startsWith(name) && Number(each.split('q=')[1] ?? 1) > 0);
    const encoding = (['br', 'gzip'] as const).find(isAccepted) ?? 'identity';
    // By the whole text, which is the same string each time: no text is hashed twice.
    const texts = held[encoding];
    if (!texts.has(text)) heldLength += text.length;
    if (heldLength > MAX_HELD) {
      for (const each of Object.values(held)) each.clear();
      heldLength = text.length;
    }
    const make = async () => ({ bytes: await encoders[encoding](text), tag: `W/"${hashOf(text)}"` });
    const answer = texts.get(text) ?? oneAtATime(make);
    texts.set(text, answer);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    const { bytes, tag } = await answer;
    reply.header('etag', tag);
    return bytes;
  });
  // It hashes what has no tag yet, and answers 304. Weak, since a compressed answer has the same tag.
  await app.register(etag, { weak: true });
});
