import type { FastifyReply, FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import type { Config } from '@server/config/readConfig';
import { SECOND, YEAR } from '@/lib/time/durations';
import { isApiRequest, usesHttps } from './requests';

const neverFramed = ["object-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"];

/** The policy of API responses, which need to run, frame and load nothing. */
export const API_POLICY = ["default-src 'none'", ...neverFramed].join('; ');

/** The policy of files opened directly. It allows styles, because SVGs contain their own. */
export const FILE_POLICY = ["script-src 'none'", "connect-src 'none'", ...neverFramed].join('; ');

type Https = { isHttps: boolean; hstsSubdomains?: boolean };
const unusedFeatures = ['camera', 'geolocation', 'microphone'];

/**
 * The headers of every response. Strict-Transport-Security only makes sense over https; with `hstsSubdomains` it binds every
 * subdomain too.
 */
export const commonHeaders = ({ isHttps, hstsSubdomains = false }: Https): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(isHttps && {
    'strict-transport-security': `max-age=${YEAR / SECOND}${hstsSubdomains ? '; includeSubDomains' : ''}`,
  }),
});

/**
 * The headers of a page, besides the common ones. The reset token in a URL must not leak in a Referer or be indexed.
 * @param policy the page's Content-Security-Policy
 */
export const pageHeaders = (route: string, policy: string): Record<string, string> => ({
  'content-security-policy': policy,
  ...(route.startsWith('/reset-password/') && {
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  }),
});

/** Adds the security headers to every response; data gets the strictest policy, and is not cached unless its route allows it. */
export const addSecurityHeaders = fastifyPlugin<{ config: Config }>(async (app, { config }) => {
  const { hstsSubdomains } = config;
  app.addHook('onSend', async (request, reply) => {
    const headers = {
      ...commonHeaders({ isHttps: usesHttps(config, request), hstsSubdomains }),
      ...(isData(request, reply)
        ? { 'content-security-policy': API_POLICY, 'cache-control': 'no-store' }
        : { 'content-security-policy': FILE_POLICY }),
    };
    for (const [name, value] of Object.entries(headers)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  });
});

const isData = (request: FastifyRequest, reply: FastifyReply): boolean =>
  isApiRequest(request) || String(reply.getHeader('content-type')).startsWith('application/json');
