import { createServer, type Socket } from 'node:net';

export type SmtpServer = { url: string; messages: string[]; stop: () => Promise<void> };

type Options = {
  /** Answers instead of the server; `text` is the line, or for the command END the message. undefined leaves the answer to the server, '' gives none. */
  answer?: (command: string, text: string) => string | undefined;
};

/** A mail server that accepts everything, unless `answer` says otherwise; `messages` are those it has accepted. */
export async function startSmtpServer({ answer }: Options = {}): Promise<SmtpServer> {
  const messages: string[] = [];
  const reply = (command: string, text: string) => answer?.(command, text) ?? usual[command] ?? '250 ok';
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    converse(socket, messages, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

const usual: Record<string, string> = { HELLO: '220 test', DATA: '354 go on', QUIT: '221 bye' };

function converse(
  socket: Socket,
  messages: string[],
  reply: (command: string, text: string) => string,
): void {
  let text = '';
  let isData = false;
  const say = (line: string) => line && socket.write(`${line}\r\n`);
  socket.on('error', () => undefined);
  say(reply('HELLO', ''));
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    for (;;) {
      const end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const part = text.slice(0, end);
      text = text.slice(end + (isData ? 5 : 2));
      const command = isData ? 'END' : part.slice(0, 4).toUpperCase();
      const line = reply(command, part);
      if (isData && line.startsWith('2')) messages.push(part);
      isData = line.startsWith('354');
      say(line);
      if (command === 'QUIT') socket.end();
    }
  });
}
