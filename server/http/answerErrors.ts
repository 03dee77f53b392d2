import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { Refusal } from './Refusal';

const methods: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

const UNREADABLE = 'The request could not be understood.';
const words: Record<number, string> = {
  400: 'The body of the request could not be read: it must be valid JSON.',
  413: 'The request is too large.',
  415: 'The body of the request must be application/json.',
};

/**
 * Answers everything that goes wrong with `{ msg }`: refusals as they are, what Fastify refuses in plain words, unknown addresses
 * with 404, known ones by another method with 405. Anything unexpected is logged, and answered with 503 and no word of what it was.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(answerError);
  app.setNotFoundHandler((request, reply) => {
    const url = request.url.split('?', 1)[0] ?? '';
    const allowed = methods.filter((method) => app.hasRoute({ method, url }));
    if (allowed.length === 0) return reply.code(404).send({ msg: 'There is nothing at this address.' });
    const msg = `This address does not take ${request.method}, only ${allowed.join(' and ')}.`;
    return reply.code(405).header('allow', allowed.join(', ')).send({ msg });
  });
}

function answerError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refusal) {
    return reply.code(error.status).headers(error.headers).send({ msg: error.message });
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return reply.code(status).send({ msg: words[status] ?? UNREADABLE });
  request.log.error({ err: error, address: request.routeOptions.url }, 'a request failed');
  return reply
    .code(503)
    .header('retry-after', '5')
    .send({ msg: 'Something went wrong on our side. Please try again in a moment.' });
}
