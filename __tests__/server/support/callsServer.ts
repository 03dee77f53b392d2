import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import cookie from '@fastify/cookie';
import fastify, { type FastifyError } from 'fastify';
import { registerAccounts } from '@server/accounts/routes';
import { registerApplications } from '@server/applications/routes';
import { readConfig } from '@server/config';
import type { Context } from '@server/context';
import { openDatabase, type OpenedDatabase } from '@server/database/openDatabase';
import { registerEnquiries } from '@server/enquiries/routes';
import { Refusal } from '@server/http/Refusal';
import { loadSampleVacancies } from '@server/vacancies/loadSampleVacancies';
import { registerVacancies } from '@server/vacancies/routes';

export type Opened = OpenedDatabase & { close: () => Promise<void> };
export type TestDatabase = { name: string; open: () => Promise<Opened> };
export type RunningServer = { origin: string; context: Context; stop: () => Promise<void> };

/** The kinds of database that a test runs on; each opening is a new, empty one. */
export const databases: readonly TestDatabase[] = [{ name: 'SQLite', open: openEmpty }];

/** The calls alone, over real HTTP, with the sample vacancies. */
export async function startServer({ open }: TestDatabase): Promise<RunningServer> {
  const opened = await open();
  const app = fastify();
  const context: Context = { ...opened, config: readConfig({}), log: app.log, now: Date.now };
  await app.register(cookie, { secret: 'x'.repeat(32) });
  app.setErrorHandler((error: FastifyError | Refusal, _request, reply) => {
    const isRefusal = error instanceof Refusal;
    return reply
      .code(isRefusal ? error.status : (error.statusCode ?? 500))
      .headers(isRefusal ? error.headers : {})
      .send({ msg: error.message });
  });
  registerAccounts(app, context);
  registerVacancies(app, context);
  registerApplications(app, context);
  registerEnquiries(app, context);
  await loadSampleVacancies(context);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const stop = async () => {
    await app.close();
    await opened.close();
  };
  return { origin, context, stop };
}

async function openEmpty(): Promise<Opened> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'calls-'));
  const opened = await openDatabase({ databaseUrl: undefined, dataDir }, { error: console.error });
  const close = async () => {
    await opened.db.destroy();
    rmSync(dataDir, { recursive: true });
  };
  return { ...opened, close };
}
