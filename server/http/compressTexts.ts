import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fastifyPlugin } from 'fastify-plugin';
import { limitConcurrency } from '@server/lib/limitConcurrency';

const MIN_LENGTH = 1024;
/** How many compressed answers are held; they are all dropped when one more comes. */
const MAX_HELD = 300;
// The fifth of twelve levels: the last take many times as long.
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
const encoders = {
  br: (text: string) => promisify(brotliCompress)(text, { params }),
  gzip: (text: string) => promisify(gzip)(text),
  identity: async (text: string) => Buffer.from(text),
};
const oneAtATime = limitConcurrency(1);
const newMap = () => new Map<string, Promise<Buffer>>();

/**
 * Compresses answers that are texts, each once for all who ask for it: compressed for each of them, a thousand requests for the list
 * took a gigabyte. So did a string, which is copied for each connection that does not read. Files are compressed at build.
 */
export const compressTexts = fastifyPlugin(async (app) => {
  const held = { br: newMap(), gzip: newMap(), identity: newMap() };
  app.addHook('onSend', async ({ headers }, reply, text) => {
    if (typeof text !== 'string' || text.length < MIN_LENGTH) return text;
    const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean);
    reply.header('vary', vary.join(', '));
    const accepted = String(headers['accept-encoding'])
      .split(',')
      .map((each) => each.trim());
    const isAccepted = (name: string) =>
      accepted.some((each) => each.startsWith(name) && Number(each.split('q=')[1] ?? 1) > 0);
    const encoding = (['br', 'gzip'] as const).find(isAccepted) ?? 'identity';
    // By the whole text, which is the same string each time: no text is hashed twice.
    const texts = held[encoding];
    if (texts.size >= MAX_HELD && !texts.has(text)) texts.clear();
    const bytes = texts.get(text) ?? oneAtATime(() => encoders[encoding](text));
    texts.set(text, bytes);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return bytes;
  });
});
