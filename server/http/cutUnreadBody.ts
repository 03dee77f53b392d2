import { fastifyPlugin } from 'fastify-plugin';

/**
 * Reads at most `maxBytes` more of a body that is still arriving when its request has been answered, then closes the connection. A
 * browser that is still sending would see a broken connection instead of the answer; Node would read a body of any size to its end.
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
