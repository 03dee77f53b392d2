import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream';

/**
 * A plain round-robin proxy: each request goes to the next of the origins, or to the one after it where nothing listens. It knows
 * of no sessions and checks no health. 502 when it reaches none; a copy that dies meanwhile breaks the visitor's connection.
 */
export async function startProxy(origins: readonly string[]): Promise<{ origin: string; stop: () => void }> {
  let turn = 0;
  const server = createServer((request, response) => {
    turn += 1;
    const inTurn = origins.map((_, index) => origins[(turn + index) % origins.length] ?? '');
    void forward(request, response, inTurn);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}

async function forward(request: IncomingMessage, response: ServerResponse, origins: readonly string[]) {
  const socket = await connectToFirst(origins);
  if (!socket) return void response.writeHead(502).end();
  const { method, url, headers, socket: visitor } = request;
  const onward = httpRequest({
    method,
    path: url,
    headers: { ...headers, connection: 'close', 'x-forwarded-for': visitor.remoteAddress },
    createConnection: () => socket,
  });
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    pipeline(answer, response, (error) => void (error && response.destroy()));
  });
  onward.on('error', () => response.destroy());
  request.on('error', () => onward.destroy()).pipe(onward);
}

async function connectToFirst(origins: readonly string[]): Promise<Socket | undefined> {
  for (const origin of origins) {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    const isConnected = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    if (isConnected) return socket;
  }
  return undefined;
}
