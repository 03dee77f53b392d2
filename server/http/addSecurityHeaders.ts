import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '@server/config/readConfig';
import { API_POLICY, commonHeaders, FILE_POLICY } from '@server/http/securityHeaders';
import { isApiRequest, isHttps } from './requests';

/** Adds the security headers to every response; data gets the strictest policy, and is not cached unless its route allows it. */
export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const { hstsSubdomains } = config;
  app.addHook('onSend', async (request, reply) => {
    setMissing(reply, commonHeaders({ isHttps: isHttps(config, request), hstsSubdomains }));
    if (isData(request, reply)) {
      setMissing(reply, { 'content-security-policy': API_POLICY, 'cache-control': 'no-store' });
    } else setMissing(reply, { 'content-security-policy': FILE_POLICY });
  });
}

const isData = (request: FastifyRequest, reply: FastifyReply): boolean =>
  isApiRequest(request) || String(reply.getHeader('content-type')).startsWith('application/json');

function setMissing(reply: FastifyReply, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
}
