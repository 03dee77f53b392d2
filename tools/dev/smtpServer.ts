import { createServer, type Socket } from 'node:net';

export type SmtpServer = { url: string; messages: string[]; stop: () => Promise<void> };

type Options = {
  rejects?: boolean;
  /** Gets each accepted message; by default they are collected in `messages`. */
  receive?: (message: string) => void;
};

/** A mail server that accepts or rejects everything; `messages` are those it has accepted, unless `receive` gets them. */
export async function startSmtpServer({ rejects = false, receive }: Options = {}): Promise<SmtpServer> {
  const messages: string[] = [];
  const accept = receive ?? ((message: string) => void messages.push(message));
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    converse(socket, accept, rejects);
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

function converse(socket: Socket, accept: (message: string) => void, rejects: boolean): void {
  let text = '';
  let isData = false;
  socket.on('error', () => undefined);
  socket.write('220 test\r\n');
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    for (;;) {
      const end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const part = text.slice(0, end);
      text = text.slice(end + (isData ? 5 : 2));
      if (isData) accept(part);
      const command = isData ? 'END' : part.slice(0, 4).toUpperCase();
      isData = command === 'DATA' && !rejects;
      socket.write(answerTo(command, rejects));
      if (command === 'QUIT') socket.end();
    }
  });
}

function answerTo(command: string, rejects: boolean): string {
  if (command === 'DATA')
    return rejects ? '554 ward@hospital.example: "Good morning" is no news\r\n' : '354 go on\r\n';
  return command === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n';
}
