import type { FastifyInstance } from 'fastify';
import type { Context } from '@server/context/context';
import { registerForgotPassword } from './forgotPassword';
import { registerLogin } from './login';
import { registerRegistration } from './register';
import { registerResetPassword } from './resetPassword';

/** The endpoints of accounts (docs/behaviour.md, section 7). */
export function registerAccounts(app: FastifyInstance, context: Context): void {
  registerRegistration(app, context);
  registerLogin(app, context);
  registerForgotPassword(app, context);
  registerResetPassword(app, context);
}
