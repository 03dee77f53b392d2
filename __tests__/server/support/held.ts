import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { apiPaths } from '@/contract/paths';
import type { Config } from '@server/config/readConfig';
import { openBytesIn } from './openFiles';
import { formOf, pdf } from './sending';
import { until } from './until';

export const cvOf = (size: number) => new Blob([pdf, new Uint8Array(size - 2 * pdf.length), pdf]);

// The server keeps less than this of an upload in memory (Spool.ts).
const PIECE_BYTES = 128 * 1024;

/** Where the server keeps uploads until they are stored. */
export const uploadsFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => path.join(dataDir, 'uploads');

/** Waits until a held CV has arrived, so that no other upload can take its room. Linux only, see openFiles.ts. */
export const untilArrived = (config: Pick<Config, 'dataDir'>, cv: Blob): Promise<void> =>
  until(() => openBytesIn(uploadsFolder(config)) > cv.size - PIECE_BYTES);

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
