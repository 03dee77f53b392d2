import type { Socket } from 'node:net';
import { fastifyPlugin } from 'fastify-plugin';
import { HttpError } from './HttpError';

/**
 * Refuses what no browser or proxy sends, and a few bytes make dear: a request that does not wait for the answer before it, whose file would stay
 * open once the connection is gone, and a body of unstated length, which may come in a hundred thousand pieces.
 */
export const refuseFloods = fastifyPlugin(async (app) => {
  const answering = new WeakSet<Socket>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket, headers } = request.raw;
    if (answering.has(socket)) return void socket.destroy();
    answering.add(socket);
    reply.raw.once('close', () => answering.delete(socket));
    if (headers['transfer-encoding'])
      return done(new HttpError(411, 'The request must state its length.', { connection: 'close' }));
    return done();
  });
});
