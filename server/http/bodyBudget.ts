import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { HttpError } from './HttpError';

/** One request's share of the budget. */
export type HeldBody = {
  /** @throws HttpError 503 if that many more bytes would exceed the budget */
  requireRoom: (bytes: number) => void;
  /**
   * Counts bytes that have arrived.
   * @throws HttpError 503 if they exceed the budget
   */
  count: (bytes: number) => void;
  /** Gives back all that was counted. */
  release: () => void;
};

/** Starts the count for one body, from zero. */
export type HoldBody = () => HeldBody;

/** Limits the bytes of all request bodies, CVs and JSON alike, that this process holds at once. */
export function boundBodies(maxBytes: number): HoldBody {
  let held = 0;
  const requireRoom = (bytes: number) => {
    if (held + bytes > maxBytes) throw tooBusy();
  };
  return () => {
    let own = 0;
    return {
      requireRoom,
      count: (bytes) => {
        requireRoom(bytes);
        held += bytes;
        own += bytes;
      },
      release: () => {
        held -= own;
        own = 0;
      },
    };
  };
}

/** Counts the bytes of JSON bodies as they arrive, and releases them once the response is closed. Content-Length alone costs nothing. */
export function countJsonBodies(app: FastifyInstance, holdBody: HoldBody): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    // Any case, as Fastify's parser ignores it too.
    if (!/^application\/json/i.test(request.headers['content-type'] ?? '')) return done(null, payload);
    const body = holdBody();
    reply.raw.once('close', body.release);
    // Fastify compares this with Content-Length.
    const counted = Object.assign(new PassThrough(), { receivedEncodedLength: 0 });
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

const tooBusy = () =>
  new HttpError(
    503,
    'Many people are sending forms at this moment. Nothing you entered is lost: please try again in a minute.',
    { 'retry-after': '60' },
  );
