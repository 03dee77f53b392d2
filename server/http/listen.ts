import type { Server, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '@server/config/readConfig';
import { MINUTE } from '@/lib/time/durations';

/** How long stopping waits for requests in flight, such as a CV; deploy/ and docs/operating.md allow ten seconds more. */
export const STOP_MS = 5 * MINUTE;

const connections = new WeakMap<Server, Set<Socket>>();

/**
 * Listens on the configured port; throws a readable message if that fails.
 * @returns the address to open in a browser on this machine
 */
export async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  const open = new Set<Socket>();
  connections.set(app.server, open);
  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new Error(problems[code]?.({ host, port }) ?? `Port ${port} cannot be used: ${String(error)}`, {
      cause: error,
    });
  }
  const bound = app.server.address();
  const name = ['0.0.0.0', '::', '127.0.0.1'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${typeof bound === 'object' && bound ? bound.port : port}`;
}

const problems: Record<string, (config: Pick<Config, 'host' | 'port'>) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use by another program. Stop it, or choose another port, as in PORT=${port + 1} npm start.`,
  EACCES: ({ port }) =>
    `This user may not listen on port ${port}. Choose one above 1023, as in PORT=3000 npm start.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not an address of this machine.`,
};

/** Stops accepting connections and waits for requests in flight, up to STOP_MS. Browsers' spare connections are closed at once. */
export async function stopListening(app: FastifyInstance): Promise<void> {
  // app.close() leaves connections open that become idle later, waiting for the browser's next request.
  const idle = setInterval(() => {
    app.server.closeIdleConnections();
    // To Node a connection on which nothing has arrived yet is not idle.
    for (const socket of connections.get(app.server) ?? []) if (socket.bytesRead === 0) socket.destroy();
  }, 50);
  const cut = setTimeout(() => app.server.closeAllConnections(), STOP_MS);
  await app.close();
  clearInterval(idle);
  clearTimeout(cut);
}
