import cookie, { type CookieSerializeOptions } from '@fastify/cookie';
import { fastifyPlugin } from 'fastify-plugin';
import type { Context } from '@server/context/context';
import { loadSecret } from '@server/database/queries';
import { registerForgotPassword, registerResetPassword } from './passwordReset';
import { registerLogin } from './login';
import { registerRegistration } from './register';
import { endSessionsOnSignOut } from './sessions';

/** The cookies of sessions, signing out on any call, and the endpoints of accounts (docs/behaviour.md, section 7). */
export const registerAccounts = fastifyPlugin<Context>(async (app, context) => {
  await app.register(cookie, {
    secret: await loadSecret(context.db),
    parseOptions: cookieOptions,
  });
  endSessionsOnSignOut(app, context);
  registerRegistration(app, context);
  registerLogin(app, context);
  registerForgotPassword(app, context);
  registerResetPassword(app, context);
});

// Its types lack `decode`. Our cookies hold no other escapes; one that is none would throw, and a header may have thousands.
const cookieOptions: CookieSerializeOptions & { decode: (text: string) => string } = {
  decode: (text) => text.replaceAll(/%(?:2B|2F|3D)/gi, (escape) => decodeURIComponent(escape)),
};
