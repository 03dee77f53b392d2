import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { SECOND } from '@/lib/time/durations';

// Each costs some 20 KB.
const MAX_CONNECTIONS = 2000;

/** How slowly a body may arrive. */
export type ArrivalLimits = {
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
export const longestArrival = (bytes: number, { graceMs, minRate }: ArrivalLimits = ARRIVAL_LIMITS): number =>
  Math.max(graceMs, Math.ceil((bytes / minRate) * SECOND));

/** How many bytes had come on a request's connection at a time. */
type Sample = { at: number; bytes: number };
const sampleOf = ({ socket }: IncomingMessage): Sample => ({ at: Date.now(), bytes: socket.bytesRead });

/**
 * Bounds what connections cost. At most 2,000 are open at once; when that turns a visitor away, idle connections are closed to
 * make room. A body that arrives too slowly gets 408.
 */
export function limitConnections(app: FastifyInstance, arrivalLimits: ArrivalLimits = ARRIVAL_LIMITS): void {
  const { server } = app;
  server.maxConnections = MAX_CONNECTIONS;
  server.on('drop', () => server.closeIdleConnections());
  const arriving = new Map<IncomingMessage, Sample[]>();
  server.on('request', (request: IncomingMessage) => {
    if (!hasBody(request)) return;
    arriving.set(request, [sampleOf(request)]);
    request.once('close', () => arriving.delete(request));
  });
  const timer = setInterval(() => {
    for (const [request, samples] of arriving)
      if (!request.complete && isSlow(request, samples, arrivalLimits)) cut(server, request.socket);
  }, arrivalLimits.everyMs);
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Takes a sample, and compares it with the oldest of the window. */
function isSlow(request: IncomingMessage, samples: Sample[], arrivalLimits: ArrivalLimits): boolean {
  const latest = sampleOf(request);
  const [oldest = latest] = samples;
  samples.push(latest);
  if (samples.length > arrivalLimits.windowMs / arrivalLimits.everyMs) samples.shift();
  const ms = latest.at - oldest.at;
  return ms > arrivalLimits.graceMs && (latest.bytes - oldest.bytes) / (ms / SECOND) < arrivalLimits.minRate;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length']) > 0 || headers['transfer-encoding'] !== undefined;

/** As Node does with requests that take too long. */
function cut(server: Server, socket: Socket): void {
  const error = Object.assign(new Error('The body arrives too slowly.'), {
    code: 'ERR_HTTP_REQUEST_TIMEOUT',
  });
  server.emit('clientError', error, socket);
  // The sender may never read the response.
  setTimeout(() => socket.destroy(), 1_000).unref();
}
