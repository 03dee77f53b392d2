import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { SECOND } from '@/lib/time/durations';

// Each costs some 20 KB.
const MAX_CONNECTIONS = 2000;
/** The share of them that is kept free for newcomers. */
const FREE_SHARE = 1 / 20;
/** How many requests a connection may send ahead of their responses. Browsers and proxies send none. */
const MAX_AHEAD = 8;

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
 * Bounds what connections cost. At most 2,000 are open at once; before that turns a visitor away, the oldest of those that await no
 * response are closed to make room, whether idle or with half a request. A connection that sends more than eight requests ahead of
 * their responses is closed. A body that arrives too slowly gets 408.
 */
export function limitConnections(app: FastifyInstance, arrivalLimits: ArrivalLimits = ARRIVAL_LIMITS): void {
  const { server } = app;
  server.maxConnections = MAX_CONNECTIONS;
  boundRequests(server);
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

/** Closes connections that send too many requests ahead, and, when few are left, some that await no response. */
function boundRequests(server: Server): void {
  /** The requests of each connection that have no response yet; the oldest connection first. */
  const unanswered = new Map<Socket, number>();
  const add = (socket: Socket, requests: number) => {
    const count = unanswered.get(socket);
    if (count !== undefined) unanswered.set(socket, count + requests);
  };
  server.on('connection', (socket: Socket) => {
    makeRoom(unanswered, server.maxConnections);
    unanswered.set(socket, 0);
    socket.once('close', () => unanswered.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    add(socket, 1);
    response.once('close', () => add(socket, -1));
    if ((unanswered.get(socket) ?? 0) > MAX_AHEAD) stopParsing(socket);
  });
}

/** When fewer than a twentieth of the connections are left, closes as many of the oldest that await no response. */
function makeRoom(unanswered: Map<Socket, number>, maxConnections: number): void {
  const share = Math.ceil(maxConnections * FREE_SHARE);
  let missing = unanswered.size < maxConnections - share ? 0 : share;
  for (const [socket, count] of unanswered) {
    if (missing === 0) return;
    if (count > 0) continue;
    // At once: it emits "close" only later.
    unanswered.delete(socket);
    socket.destroy();
    missing -= 1;
  }
}

/**
 * Closes a connection without taking the other requests that came in the same piece: 64 KB hold 2,600 of them, and twenty such pieces
 * exhausted the memory. `destroy` lets Node parse the piece to its end. Only its parser, which is not public, can stop: 2 tells it
 * that no request follows.
 */
function stopParsing(socket: Socket): void {
  const { parser } = socket as Socket & { parser?: { onIncoming: () => number } | null };
  if (parser) parser.onIncoming = () => 2;
  socket.destroy();
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
