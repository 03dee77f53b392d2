import type { FastifyInstance } from 'fastify';
import type { Config } from '@server/config/readConfig';
import { messageOf } from '@server/lib/log';
import { MINUTE } from '@/lib/time/durations';

/** How long stopping waits for requests in flight, such as a CV; deploy/ and docs/operating.md allow ten seconds more. */
export const STOP_MS = 5 * MINUTE;

/**
 * Listens on the configured port; throws a readable message if that fails.
 * @returns the address to open in a browser on this machine; `stop` accepts no more connections and waits for requests in flight, up to
 * STOP_MS. Browsers' spare connections are closed at once
 */
export async function listen(
  app: FastifyInstance,
  { host, port }: Config,
): Promise<{ address: string; stop: () => Promise<void> }> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    const problem = messageOf(error);
    const advice = problem.includes('EADDRINUSE')
      ? ' Stop what uses this address, or choose another, as in PORT=3001 npm start.'
      : '';
    throw new Error(`The server cannot start: ${problem}.${advice}`, { cause: error });
  }
  const bound = app.server.address();
  const name = ['0.0.0.0', '::', '127.0.0.1'].includes(host) ? 'localhost' : host;
  const address = `http://${name.includes(':') ? `[${name}]` : name}:${typeof bound === 'object' && bound ? bound.port : port}`;
  return { address, stop: () => stop(app) };
}

async function stop(app: FastifyInstance): Promise<void> {
  // app.close() leaves connections open that become idle later, waiting for the browser's next request.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50);
  const cut = setTimeout(() => app.server.closeAllConnections(), STOP_MS);
  await app.close();
  clearInterval(idle);
  clearTimeout(cut);
}
