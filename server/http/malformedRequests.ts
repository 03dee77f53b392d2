import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_POLICY, commonHeaders } from '@server/http/securityHeaders';
import { HttpError } from './HttpError';

// No hook runs for these responses. Whether the visitor uses https is unknown at this point.
const headers = {
  ...commonHeaders({ isHttps: false }),
  'content-security-policy': API_POLICY,
  'cache-control': 'no-store',
};

const NOT_UNDERSTOOD = 'The request could not be understood.';
const responses: Record<string, [status: string, msg: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of the request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
};

/** Fastify's `frameworkErrors`: a URL the router cannot parse, such as `http://a#b`. */
export function handleBadUrl(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  void reply.code(400).headers(headers).send({ msg: 'The address could not be understood.' });
}

/**
 * Ignores an unknown `Expect`, as it may (RFC 9110, section 10.1.1), and rejects a missing or second `Host`, as it must (RFC 9112,
 * section 3.2). Node would answer the first two itself, without our headers, and take the third.
 */
export function handleUnusualHeaders(app: FastifyInstance): void {
  app.server.on('checkExpectation', (...exchange) => app.server.emit('request', ...exchange));
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.headersDistinct.host?.length ?? 0;
    const isMissing = hosts === 0 && raw.httpVersion === '1.1';
    if (isMissing || hosts > 1) throw new HttpError(400, NOT_UNDERSTOOD);
  });
}

/** Fastify's `clientErrorHandler`: input that is not HTTP, so no route, hook or error handler sees it. */
export function handleClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, msg] = responses[error.code ?? ''] ?? ['400 Bad Request', NOT_UNDERSTOOD];
  const body = JSON.stringify({ msg });
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'));
}
