import http, { IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { MINUTE, SECOND } from '@/lib/time/durations';

const limits = {
  maxHeadersCount: 200,
  // Each costs some 20 KB, and at most 64 KB more while a form is arriving.
  maxConnections: 2000,
  maxRequestsPerSocket: 100,
  headersTimeout: 20 * SECOND,
  // The largest CV at 9 KB/s, as from a phone with hardly a signal; deploy/Caddyfile waits as long.
  requestTimeout: 20 * MINUTE,
  connectionsCheckingInterval: 5 * SECOND, // so that half a header goes after 25 seconds, not 50
  keepAliveTimeout: 72 * SECOND,
  // Ends a connection on which nothing moves, such as a reader that has stopped reading.
  timeout: MINUTE,
};

/**
 * A request that claims to be an upgrade, so that the parser stops at it, if it does not wait for the answer before it, does not state its
 * length or may have more headers than Node shows. No browser or proxy sends such, and 64 KB may hold thousands of requests, or of
 * pieces of a body.
 */
class BoundedRequest extends IncomingMessage {
  get upgrade(): boolean {
    const hasAllHeaders = this.rawHeaders.length < 2 * limits.maxHeadersCount;
    const isBounded = hasAllHeaders && !('transfer-encoding' in this.headers);
    return Boolean(this.earlier) || !isBounded || this.method === 'CONNECT';
  }
  // Node sets it from the headers. Without a protocol to change to, the request is answered as any other.
  set upgrade(_given) {}

  /** The request that the connection is still answering. */
  get earlier(): IncomingMessage | undefined {
    // Node gives it no public name.
    const { _httpMessage: answer } = this.socket as Socket & { _httpMessage?: ServerResponse | null };
    return answer?.req === this ? undefined : answer?.req;
  }
}

/**
 * Creates the server with every limit of a connection, for Fastify's `serverFactory`. Its `closeIdleConnections` also closes connections
 * on which nothing or half a request has arrived, which Node's leaves open: they must not keep others out.
 */
export function createServer(handle: http.RequestListener): http.Server {
  const idle = new Set<Socket>();
  const listener: http.RequestListener = (request, response) => {
    const { socket } = request;
    idle.delete(socket);
    response.on('close', () => socket.destroyed || idle.add(socket));
    handle(request, response);
  };
  const server = http.createServer({ IncomingMessage: BoundedRequest }, listener);
  server.on('connection', (socket) => {
    idle.add(socket);
    socket.on('close', () => idle.delete(socket));
    // The one that has been idle longest makes room, so that a new one always finds some.
    const [oldest] = idle;
    if (idle.size > (3 / 4) * server.maxConnections) oldest?.destroy();
  });
  const refuse = ({ earlier }: BoundedRequest, socket: Duplex) => {
    // Node has removed its listeners, so that nobody else would tell the request.
    earlier?.destroy();
    socket.destroy();
  };
  server.on('upgrade', refuse).on('connect', refuse);
  // Node would answer an unknown `Expect` by itself, before any limit.
  server.on('checkExpectation', listener);
  const closeIdleConnections = () => idle.forEach((socket) => socket.destroy());
  return Object.assign(server, limits, { closeIdleConnections });
}
