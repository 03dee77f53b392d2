import { fastifyPlugin } from 'fastify-plugin';

/**
 * When a request is answered while its body is still arriving, reads at most `maxBytes` more and then closes the connection. Closing
 * it at once would show a browser that is still sending a broken connection instead of the answer; Node by itself would read a body of
 * any size to its end.
 */
export const cutUnreadBody = fastifyPlugin<{ maxBytes: number }>(async (app, { maxBytes }) => {
  app.addHook('onSend', async ({ raw }) => {
    if (raw.complete) return;
    let left = maxBytes;
    raw.unpipe();
    raw.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) raw.destroy();
    });
    raw.resume();
  });
});
