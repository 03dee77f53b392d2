import type { FastifyInstance } from 'fastify';
import type { Context } from '@server/context/context';
import { paths } from '@/lib/paths';
import { DAY, YEAR } from '@/lib/time/durations';
import { caching } from './routeTable';

/** Where password managers send somebody who wants another password (W3C, A Well-Known URL for Changing Passwords). */
export const CHANGE_PASSWORD = '/.well-known/change-password';
export const SECURITY_TXT = '/.well-known/security.txt';

/** Serves the addresses by which programs find the reset form and the contact for security. */
export function registerWellKnown(app: FastifyInstance, { config }: Context, siteUrl: string): void {
  // A reset link without its token leads there too.
  for (const path of [CHANGE_PASSWORD, paths.resetPassword.replace('/:token', '')])
    app.get(path, (_, reply) => reply.redirect(paths.forgotPassword, 302));
  app.get(SECURITY_TXT, (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', caching.other)
      .send(securityTxt({ contact: config.securityContact, siteUrl })),
  );
}

/** The file in which a site says whom to tell of a weakness (RFC 9116); it may not be valid for more than a year. */
export const securityTxt = ({ contact, siteUrl }: { contact: string; siteUrl: string }): string =>
  [
    `Contact: ${contact}`,
    `Expires: ${new Date(Date.now() + YEAR - DAY).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}${SECURITY_TXT}`,
    '',
  ].join('\n');
