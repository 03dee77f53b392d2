import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { boundBodies } from './bodyBudget';
import type { HttpError } from './HttpError';

// Some 8,000 forms of the usual size.
const ALL_BYTES = 16 * 1024 * 1024;

/**
 * Limits the memory that JSON bodies take. They have a budget of their own, so that nobody who uploads keeps others from signing in.
 * Bytes count as they arrive, until the response is closed; Content-Length alone costs nothing.
 * @param largest the most bytes that one may have
 */
export function boundJsonBodies(app: FastifyInstance, largest: number): void {
  const holdBody = boundBodies(ALL_BYTES, largest);
  app.addHook('preParsing', (request, reply, payload, done) => {
    // Any case, as Fastify's parser ignores it too. It reads no body of these methods.
    const isJson = /^application\/json/i.test(request.headers['content-type'] ?? '');
    if (!isJson || ['GET', 'HEAD'].includes(request.method)) return done(null, payload);
    const body = holdBody(request);
    reply.raw.once('close', body.release);
    // Fastify compares this with Content-Length.
    const counted = Object.assign(new PassThrough(), { receivedEncodedLength: 0 });
    // Where a route leaves the body unread, or has refused it, nobody listens: without a listener an error would end this process.
    counted.on('error', () => undefined);
    payload.on('data', (chunk: Buffer) => {
      counted.receivedEncodedLength += chunk.length;
      try {
        body.count(chunk.length);
      } catch (error) {
        // `count` throws nothing but HttpError.
        counted.destroy(error as HttpError);
      }
    });
    payload.once('error', (error) => counted.destroy(error));
    done(null, payload.pipe(counted));
  });
}
