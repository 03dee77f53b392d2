import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { HttpError } from './HttpError';

/** What one request's body holds of the budget. */
export type HeldBody = {
  /** @throws HttpError 503 if so many more bytes exceed the budget */
  requireRoom: (bytes: number) => void;
  /**
   * Counts bytes that have arrived.
   * @throws HttpError 503 if they exceed the budget
   */
  count: (bytes: number) => void;
  /** Gives back all that was counted. */
  release: () => void;
};

/** Starts counting a body. */
export type HoldBody = () => HeldBody;

/** Bounds the bytes of all bodies that this process holds at once, CVs and JSON alike. */
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

/** Counts JSON bodies as they arrive, until they have been answered. Bytes that are only announced cost nothing. */
export function countJsonBodies(app: FastifyInstance, holdBody: HoldBody): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (!request.headers['content-type']?.startsWith('application/json')) return done(null, payload);
    const body = holdBody();
    reply.raw.once('close', body.release);
    // Fastify compares it with Content-Length.
    const counted = Object.assign(new PassThrough(), { receivedEncodedLength: 0 });
    payload.on('data', (chunk: Buffer) => {
      counted.receivedEncodedLength += chunk.length;
      try {
        body.count(chunk.length);
      } catch (error) {
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
    { 'retry-after': '10' },
  );
