import { once } from 'node:events';
import { connect } from 'node:net';
import { apiPaths } from '@/contract/paths';
import { formOf, pdf } from './sending';

export const cvOf = (size: number) => new Blob([pdf, new Uint8Array(size - pdf.length)]);

/** Sends all of an application but its last bytes, until `finish`, which gives the status, or `drop`. */
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
  await new Promise((resolve) => socket.write(content.subarray(0, -10), resolve));
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
