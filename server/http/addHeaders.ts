import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from '@server/accounts/sessionCookies';
import type { Config } from '@server/config';
import { API_POLICY, commonHeaders, FILE_POLICY } from '@server/securityHeaders';

/** Gives every answer the security headers; those that are no page or file get the strictest policy and no caching. */
export function addHeaders(app: FastifyInstance, config: Config): void {
  app.addHook('onSend', async (request, reply) => {
    setMissing(reply, commonHeaders({ isHttps: isHttps(config, request) }));
    if (isData(request, reply)) {
      setMissing(reply, { 'content-security-policy': API_POLICY, 'cache-control': 'no-store' });
    } else setMissing(reply, { 'content-security-policy': FILE_POLICY });
  });
}

/** Whether a request is one of the eight calls; the router of the site takes addresses without regard to case. */
export const isCall = (request: FastifyRequest): boolean => /^\/api(?:[/?]|$)/i.test(request.url);

const isData = (request: FastifyRequest, reply: FastifyReply): boolean =>
  isCall(request) || String(reply.getHeader('content-type')).startsWith('application/json');

function setMissing(reply: FastifyReply, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
}
