import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** What happens to a request on its way. Shares are from 0 to 1: of its bytes, so many come through before the line is cut. */
export type Trouble =
  | { kind: 'none' }
  | { kind: 'late'; milliseconds: number }
  /** The backend never hears of it. */
  | { kind: 'refused'; status: number }
  | { kind: 'requestCut'; share: number }
  /** The backend did what it was asked; a share of 0 loses its answer altogether. */
  | { kind: 'answerCut'; share: number }
  /** The rest of the answer never comes. */
  | { kind: 'answerStalls'; share: number }
  | { kind: 'twice' }
  /** No answer for as long as the visitor waits. The backend never hears of it. */
  | { kind: 'never' };

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

/** A proxy in front of a backend of this machine. `troubleOf` decides about each request. */
export async function startBadLine(
  backend: () => string,
  troubleOf: (request: IncomingMessage) => Trouble,
): Promise<{ origin: string; stop: () => void }> {
  const server = createServer((request, response) => {
    carry(backend(), troubleOf(request), request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}

async function carry(
  backend: string,
  trouble: Trouble,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (trouble.kind === 'refused') return refuse(trouble.status, request, response);
  if (trouble.kind === 'late') await pause(trouble.milliseconds);
  const body = await readAll(request);
  if (trouble.kind === 'never') return;
  if (trouble.kind === 'requestCut') {
    await forward(backend, request, body, Math.floor(body.length * trouble.share)).catch(() => undefined);
    response.destroy();
    return;
  }
  if (trouble.kind === 'twice') await forward(backend, request, body);
  const answer = await forward(backend, request, body);
  if (trouble.kind === 'answerCut') return cutAnswer(answer, trouble.share, response);
  if (trouble.kind === 'answerStalls') return beginAnswer(answer, trouble.share, response);
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
}

function refuse(status: number, request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '1' });
  response.end('{"msg":"The server is busy. Please try again in a minute."}');
}

function cutAnswer(answer: Answer, share: number, response: ServerResponse): void {
  if (share === 0) return void response.destroy();
  beginAnswer(answer, share, response, () => response.destroy());
}

function beginAnswer(
  { status, headers, body }: Answer,
  share: number,
  response: ServerResponse,
  onSent?: () => void,
): void {
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.write(body.subarray(0, Math.floor(body.length * share)), onSent);
}

/** Hands a request on; where `bytes` is given, the line is cut after so many of its body. */
function forward(
  backend: string,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  bytes?: number,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { connection: _, ...kept } = headers;
    const onward = ask(backend + (url ?? ''), { method, headers: kept, agent: false }, (answer) => {
      readAll(answer).then((read) => resolve(toAnswer(answer, read)), reject);
    });
    onward.on('error', reject);
    if (bytes === undefined) onward.end(body);
    else onward.write(body.subarray(0, bytes), () => onward.destroy(new Error('The line was cut.')));
  });
}

function toAnswer({ statusCode = 502, headers }: IncomingMessage, body: Buffer): Answer {
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...kept } = headers;
  return { status: statusCode, headers: kept, body };
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
