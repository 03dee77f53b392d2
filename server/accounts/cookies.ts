import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HOST_COOKIE_PREFIX } from '@/contract/session';
import type { Config } from '@server/config/readConfig';
import { usesHttps } from '@server/http/requests';

/** What reading a cookie needs. */
export type Received = { config: Config; request: FastifyRequest };
/** What setting a cookie needs. */
export type Exchange = Received & { reply: FastifyReply };

/** Reads a cookie; undefined if it is missing or blank. */
export const readCookie = ({ config, request }: Received, name: string): string | undefined =>
  request.cookies[fullName(config, request, name)] || undefined;

/** Reads a signed cookie; one without our signature counts as missing. */
export function readSignedCookie(received: Received, name: string): string | undefined {
  const signed = readCookie(received, name);
  return (signed && received.request.unsignCookie(signed).value) || undefined;
}

/** Sets a cookie for the whole site; over https its name makes browsers refuse it from anyone else (`__Host-`). */
export function setCookie(
  { config, request, reply }: Exchange,
  name: string,
  value: string,
  options: Pick<CookieSerializeOptions, 'httpOnly' | 'signed' | 'maxAge'>,
): void {
  const common = { ...siteOptions(config, request), path: '/' };
  reply.setCookie(fullName(config, request, name), value, { ...common, ...options });
}

const fullName = (config: Config, request: FastifyRequest, name: string): string =>
  usesHttps(config, request) ? HOST_COOKIE_PREFIX + name : name;

// Pages of another, allowed host need cross-site cookies. Browsers accept those over https only, and some keep them per site
// (Partitioned).
function siteOptions(config: Config, request: FastifyRequest): CookieSerializeOptions {
  const secure = usesHttps(config, request);
  const isCrossSite = secure && isFromOtherHost(config, request);
  return isCrossSite ? { secure, sameSite: 'none', partitioned: true } : { secure, sameSite: 'lax' };
}

function isFromOtherHost({ corsOrigins }: Config, { headers, hostname }: FastifyRequest): boolean {
  const origin = headers.origin ?? '';
  return corsOrigins.includes(origin) && new URL(origin).hostname !== hostname;
}
