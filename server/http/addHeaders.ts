import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from '@server/accounts/sessionCookies';
import type { Config } from '@server/config';
import { API_POLICY, commonHeaders } from '@server/securityHeaders';

/** Gives every answer the security headers, and those that are no page or file the strictest policy and no caching. */
export function addHeaders(app: FastifyInstance, config: Config): void {
  app.addHook('onSend', async (request, reply) => {
    setMissing(reply, commonHeaders({ isHttps: isHttps(config, request) }));
    if (!isData(request, reply)) return;
    setMissing(reply, { 'content-security-policy': API_POLICY, 'cache-control': 'no-store' });
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
