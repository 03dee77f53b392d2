import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** What happens to a request on its way. */
export type Trouble =
  | { kind: 'none' }
  /** The line is cut after this share, from 0 to 1, of the request's bytes. */
  | { kind: 'requestCut'; share: number }
  /** The backend did what it was asked, but nobody hears of it. */
  | { kind: 'answerLost' }
  | { kind: 'twice' };

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
  const body = await buffer(request);
  if (trouble.kind === 'requestCut') {
    await forward(backend, request, body, Math.floor(body.length * trouble.share)).catch(() => undefined);
    response.destroy();
    return;
  }
  if (trouble.kind === 'twice') await forward(backend, request, body);
  const answer = await forward(backend, request, body);
  if (trouble.kind === 'answerLost') return void response.destroy();
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
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
      buffer(answer).then((read) => resolve(toAnswer(answer, read)), reject);
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
