import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_POLICY, commonHeaders } from '@server/securityHeaders';
import { Refusal } from './Refusal';

// No hook sees these answers. Whether it is https is not known here, and the answer to a broken request need not tell.
const headers = {
  ...commonHeaders({ isHttps: false }),
  'content-security-policy': API_POLICY,
  'cache-control': 'no-store',
};

const NOT_UNDERSTOOD = 'The request could not be understood.';
const answers: Record<string, [status: string, msg: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of the request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
};

/** Answers a request whose address the router cannot take apart, such as `http://a#b`. */
export function answerBrokenAddress(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  void reply.code(400).headers(headers).send({ msg: 'The address could not be understood.' });
}

/**
 * Lets in what Node would answer by itself, without our headers: an `Expect` of something unknown, which may be ignored (RFC
 * 9110, section 10.1.1), and a request without `Host`, which is refused here (RFC 9112, section 3.2).
 */
export function answerOddRequests(app: FastifyInstance): void {
  app.server.on('checkExpectation', (...exchange) => app.server.emit('request', ...exchange));
  app.addHook('onRequest', async ({ headers: { host }, raw }) => {
    if (host === undefined && raw.httpVersion === '1.1') throw new Refusal(400, NOT_UNDERSTOOD);
  });
}

/** Answers what is not even HTTP, which no route, hook or error handler gets to see. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, msg] = answers[error.code ?? ''] ?? ['400 Bad Request', NOT_UNDERSTOOD];
  const body = JSON.stringify({ msg });
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'));
}
