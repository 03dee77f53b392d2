import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { apiPaths } from '@/contract/paths';
import { makeCv } from './visitors';

// Twenty in 20 ms: a thousand a second.
const PEERS_AT_ONCE = 20;
const PAUSE_MS = 20;

export type Peers = { stop: () => void };

/** Connections that ask for the list of vacancies, compressed as browsers do, and take 50 bytes of it a second; ready once all are answered. */
export async function openSlowReaders(origin: string, count: number): Promise<Peers> {
  const sockets = await open(
    origin,
    count,
    `GET ${apiPaths.jobs} HTTP/1.1\r\nhost: bench\r\naccept-encoding: br\r\n\r\n`,
  );
  // Paused, a socket takes nothing but what `read` asks for.
  for (const socket of sockets) socket.on('readable', () => undefined);
  await answersTo(sockets);
  const timer = setInterval(() => sockets.forEach((socket) => socket.read(50)), 1000);
  return stopper(sockets, timer);
}

/** Connections that send an enquiry, 50 bytes a second; ready once the server has let all of them start. */
export async function openSlowWriters(origin: string, count: number): Promise<Peers> {
  const head =
    `POST ${apiPaths.contact} HTTP/1.1\r\nhost: bench\r\nexpect: 100-continue\r\n` +
    'content-type: application/json\r\ncontent-length: 100000\r\n\r\n';
  const sockets = await open(origin, count, head);
  await answersTo(sockets);
  const timer = setInterval(() => sockets.forEach((socket) => socket.write(' '.repeat(50))), 1000);
  return stopper(sockets, timer);
}

/**
 * Starts an application on each session, each from another network, and sends all of its CV but the last bytes.
 * @returns once all has been sent, the answers that came nevertheless
 */
export async function holdUploads(origin: string, cookies: readonly string[], bytes: number) {
  const answers: string[] = [];
  const form = new FormData();
  form.set('fullName', 'Ada Example');
  form.set('resume', makeCv(bytes), 'cv.pdf');
  const body = new Response(form);
  const type = body.headers.get('content-type') ?? '';
  const content = Buffer.from(await body.arrayBuffer());
  const sockets: Socket[] = [];
  const sent: Promise<void>[] = [];
  for (const cookie of cookies) {
    const head =
      `POST ${apiPaths.applicationForm} HTTP/1.1\r\nhost: bench\r\ncookie: ${cookie}\r\n` +
      `x-forwarded-for: 192.0.2.${sockets.length}\r\ncontent-type: ${type}\r\ncontent-length: ${content.length}\r\n\r\n`;
    const [socket] = await open(origin, 1, head);
    if (!socket) continue;
    socket.once('data', (chunk: Buffer) => answers.push(chunk.toString().slice(9, 12)));
    sockets.push(socket);
    sent.push(new Promise((resolve) => socket.write(content.subarray(0, -100), () => resolve())));
  }
  await Promise.all(sent);
  return { answers, ...stopper(sockets) };
}

/** Opens connections, a few at a time, and sends `head` on each. */
async function open(origin: string, count: number, head: string): Promise<Socket[]> {
  const { hostname, port } = new URL(origin);
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    await once(socket, 'connect');
    // The server cuts peers that are too slow.
    socket.on('error', () => undefined);
    socket.write(head);
    if (sockets.length % PEERS_AT_ONCE === 0) await pause(PAUSE_MS);
  }
  return sockets;
}

/** The first bytes of each answer: a connection that the system has made may still wait for the server to take it. */
const answersTo = (sockets: readonly Socket[]): Promise<unknown> =>
  Promise.all(sockets.map((socket) => once(socket, 'readable')));

const stopper = (sockets: readonly Socket[], timer?: NodeJS.Timeout): Peers => ({
  stop: () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  },
});
