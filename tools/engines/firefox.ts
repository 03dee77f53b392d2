import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Engine } from './engine';

/** Firefox without a window, by WebDriver BiDi. */
export async function startFirefox(program: string, profile: string): Promise<Engine> {
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const browser = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  process.once('exit', () => browser.kill());
  const errors: string[] = [];
  const send = await connect(await addressOf(browser.stderr), errors);
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send('browsingContext.getTree', {});
  const context = contexts?.[0]?.context;

  const act = (type: string, actions: object[]) =>
    send('input.performActions', { context, actions: [{ type, id: type, actions }] });

  return {
    errors,
    evaluate: async (expression) => {
      const answer = await send('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
        serializationOptions: { maxDomDepth: 0 },
      });
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      const { type, value, sharedId } = answer.result ?? { type: 'undefined' };
      return type === 'node' ? { sharedId } : value;
    },
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    click: (element) =>
      act('pointer', [
        { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: (_field, text) =>
      act(
        'key',
        Array.from(text).flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
      ),
    chooseFile: (element, file) => send('input.setFiles', { context, element, files: [file] }),
    close: async () => {
      const ended = once(browser, 'exit');
      browser.kill();
      await ended;
    },
  };
}

/** Firefox prints where it listens. */
async function addressOf(log: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(log)) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address) return `${address}/session`;
  }
  throw new Error('Firefox ended before it listened.');
}

/** The fields of all results that are read. An element has an id that the whole session shares. */
type Result = {
  contexts?: { context: string }[];
  result?: { type: string; value?: unknown; sharedId?: string };
  exceptionDetails?: { text: string };
};
type Message = {
  id?: number;
  error?: string;
  message?: string;
  result?: Result;
  params?: { level: string; text: string | null };
};

/** Opens a session's socket. The function returned sends a command and waits for its result. */
async function connect(address: string, errors: string[]) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.params?.level === 'error') errors.push(message.params.text ?? '');
    waiting.get(message.id ?? 0)?.(message);
  });
  let sent = 0;
  return (method: string, params: object): Promise<Result> =>
    new Promise((resolve, reject) => {
      const id = ++sent;
      waiting.set(id, ({ error, message, result }) => {
        waiting.delete(id);
        if (error) reject(new Error(`WebDriver BiDi: ${error}: ${message}`));
        else resolve(result ?? {});
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
}
