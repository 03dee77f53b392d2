import type { FastifyInstance } from 'fastify';
import type { Config } from './config';

const STOP_MILLISECONDS = 30_000;

/**
 * Makes the app answer on the configured port.
 * @returns the address to open in a browser on this machine
 * Refuses (throws, in words) a port or an address that cannot be had.
 */
export async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new Error(problems[code]?.({ host, port }) ?? `Port ${port} cannot be had: ${String(error)}`, {
      cause: error,
    });
  }
  const bound = app.server.address();
  const name = ['0.0.0.0', '::', '127.0.0.1'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${typeof bound === 'object' && bound ? bound.port : port}`;
}

const problems: Record<string, (config: Pick<Config, 'host' | 'port'>) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is taken by another program. End that one, or choose another port, as in PORT=${port + 1} npm start.`,
  EACCES: ({ port }) =>
    `Port ${port} may not be used by this user. Choose one above 1023, as in PORT=3000 npm start.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is no address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is no address of this machine.`,
};

/** Takes no new connections and waits for the requests in flight; those that take more than half a minute are cut. */
export async function stopListening(app: FastifyInstance): Promise<void> {
  // A connection that was busy is idle after its answer, and would be kept for the browser's next request.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50);
  const cut = setTimeout(() => app.server.closeAllConnections(), STOP_MILLISECONDS);
  await app.close();
  clearInterval(idle);
  clearTimeout(cut);
}
