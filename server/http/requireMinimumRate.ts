import type { IncomingMessage } from 'node:http';
import { fastifyPlugin } from 'fastify-plugin';
import { SECOND } from '@/lib/time/durations';

/** How slowly a body may arrive. */
type ArrivalLimits = {
  /** How long a body may take to arrive, whatever its rate; long enough for a phone between two masts. */
  graceMs: number;
  /** Bytes per second that a body must reach on average after that, counted over the last `windowMs`. */
  minRate: number;
  /** What came before does not count: a body that came fast must not be held open on the strength of it. */
  windowMs: number;
  /** How often bodies are looked at. */
  everyMs: number;
};

/** At this rate a CV of 500 KB may take two minutes. */
const ARRIVAL_LIMITS: ArrivalLimits = {
  graceMs: 20_000,
  minRate: 4 * 1024,
  windowMs: 60_000,
  everyMs: 5_000,
};

/** How long a body of this size may take to arrive, in milliseconds. */
export const longestArrival = (bytes: number): number =>
  Math.max(ARRIVAL_LIMITS.graceMs, Math.ceil((bytes / ARRIVAL_LIMITS.minRate) * SECOND));

/** How many bytes had come on a request's connection at a time. */
type Sample = { at: number; bytes: number };
const sampleOf = ({ socket }: IncomingMessage): Sample => ({ at: Date.now(), bytes: socket.bytesRead });

/**
 * Answers a body that arrives too slowly with 408. Node limits only the time of a whole request, which has to be long enough for the
 * largest CV on a slow line.
 */
export const requireMinimumRate = fastifyPlugin<Partial<ArrivalLimits>>(async (app, options) => {
  const limits = { ...ARRIVAL_LIMITS, ...options };
  const arriving = new Map<IncomingMessage, Sample[]>();
  app.addHook('onRequest', async ({ raw }) => {
    if (!hasBody(raw)) return;
    arriving.set(raw, [sampleOf(raw)]);
    raw.once('close', () => arriving.delete(raw));
  });
  const timer = setInterval(() => {
    for (const [request, samples] of arriving) {
      if (request.complete || !isSlow(request, samples, limits)) continue;
      const error = Object.assign(new Error('The body arrives too slowly.'), {
        code: 'ERR_HTTP_REQUEST_TIMEOUT',
      });
      // As Node does with requests that take too long.
      app.server.emit('clientError', error, request.socket);
    }
  }, limits.everyMs);
  app.addHook('onClose', async () => clearInterval(timer));
});

/** Takes a sample, and compares it with the oldest of the window. */
function isSlow(request: IncomingMessage, samples: Sample[], limits: ArrivalLimits): boolean {
  const latest = sampleOf(request);
  const [oldest = latest] = samples;
  samples.push(latest);
  if (samples.length > limits.windowMs / limits.everyMs) samples.shift();
  const ms = latest.at - oldest.at;
  return ms > limits.graceMs && (latest.bytes - oldest.bytes) / (ms / SECOND) < limits.minRate;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length']) > 0 || headers['transfer-encoding'] !== undefined;
