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
};
const oneAtATime = limitConcurrency(1);

/**
 * Compresses answers that are texts, each once for all who ask for it: compressed for each of them, a thousand requests for the list
 * took a gigabyte. Files are compressed at build.
 */
export const compressTexts = fastifyPlugin(async (app) => {
  const held = new Map<string, Promise<Buffer>>();
  app.addHook('onSend', async ({ headers }, reply, text) => {
    if (typeof text !== 'string' || text.length < MIN_LENGTH) return text;
    const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean);
    reply.header('vary', vary.join(', '));
    const accepted = String(headers['accept-encoding'])
      .split(',')
      .map((each) => each.trim());
    const isAccepted = (name: string) =>
      accepted.some((each) => each.startsWith(name) && Number(each.split('q=')[1] ?? 1) > 0);
    const encoding = (['br', 'gzip'] as const).find(isAccepted);
    if (!encoding) return text;
    // The whole text: a tag is 32 bits, and two texts may have the same.
    const key = `${encoding} ${text}`;
    if (held.size >= MAX_HELD && !held.has(key)) held.clear();
    const compressed = held.get(key) ?? oneAtATime(() => encoders[encoding](text));
    held.set(key, compressed);
    reply.header('content-encoding', encoding);
    return compressed;
  });
});
