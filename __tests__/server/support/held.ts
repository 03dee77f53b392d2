import { once } from 'node:events';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { connect, type Socket } from 'node:net';
import { apiPaths } from '@/contract/paths';
import { formOf, pdf } from './sending';
import { until } from './until';

export const cvOf = (size: number) => new Blob([pdf, new Uint8Array(size - 2 * pdf.length), pdf]);

/** Sends all of an application but its last bytes; `finish` sends those and gives the status. Resolves once the server has read the rest. */
export async function holdUpload(origin: string, cookie: string, cv: Blob) {
  const body = new Response(formOf({ resume: cv }));
  const content = Buffer.from(await body.arrayBuffer());
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(
    `POST ${apiPaths.applicationForm} HTTP/1.1\r\nhost: ${hostname}\r\ncookie: ${cookie}\r\nconnection: close\r\n` +
      `content-type: ${body.headers.get('content-type')}\r\ncontent-length: ${content.length}\r\n\r\n`,
  );
  let received: Socket | undefined;
  const onRequest = (message: unknown) => {
    const { socket: other } = message as { socket: Socket };
    if (other.remotePort === socket.localPort) received = other;
  };
  subscribe('http.server.request.start', onRequest);
  socket.write(content.subarray(0, -10));
  await until(() => (received?.bytesRead ?? 0) > content.length);
  unsubscribe('http.server.request.start', onRequest);
  return {
    finish: async () => {
      const answered = once(socket, 'data') as Promise<[Buffer]>;
      socket.write(content.subarray(-10));
      const [answer] = await answered;
      return Number(answer.toString().slice(9, 12));
    },
    drop: async () => {
      socket.destroy();
      await once(socket, 'close');
    },
  };
}
