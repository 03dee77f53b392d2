import type { FastifyInstance } from 'fastify';
import type { Context } from '@server/context';
import { registerForgotPassword } from './forgotPassword';
import { registerLogin } from './login';
import { registerRegister } from './register';
import { registerResetPassword } from './resetPassword';

/** Answers the four calls about accounts. */
export function registerAccounts(app: FastifyInstance, context: Context): void {
  registerRegister(app, context);
  registerLogin(app, context);
  registerForgotPassword(app, context);
  registerResetPassword(app, context);
}
