import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { ElementRef, Engine } from './engine';

type Message = {
  id?: number;
  method?: string;
  error?: string;
  message?: string;
  result?: object;
  params?: object;
};
type LogEntry = { level: string; text: string | null };
/** An element has an id that the whole session shares; values but these two have none. */
type Evaluated = {
  result?: { type: string; value?: unknown; sharedId?: string };
  exceptionDetails?: { text: string };
};

/** Firefox without a window, by WebDriver BiDi. */
export async function startFirefox(program: string, profile: string): Promise<Engine> {
  const browser = spawn(
    program,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  process.once('exit', () => browser.kill());
  const errors: string[] = [];
  const send = await connect(await addressOf(browser.stderr), ({ level, text }) => {
    if (level === 'error') errors.push(text ?? '');
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context;

  const act = (type: string, actions: object[]) =>
    send('input.performActions', { context, actions: [{ type, id: type, actions }] });
  async function evaluate(expression: string): Promise<unknown> {
    const answer = (await send('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
      serializationOptions: { maxDomDepth: 0 },
    })) as Evaluated;
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
    const { type, value, sharedId } = answer.result ?? { type: 'undefined' };
    return type === 'node' ? { sharedId } : value;
  }

  return {
    errors,
    evaluate,
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await send('browsingContext.reload', { context, wait: 'complete' })),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    click: async (element) =>
      void (await act('pointer', [
        { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])),
    type: async (element, text) => {
      await send('script.callFunction', {
        functionDeclaration: '(element) => element.focus()',
        arguments: [element],
        target: { context },
        awaitPromise: false,
      });
      const presses = Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act('key', presses);
    },
    chooseFile: async (element: ElementRef, file) =>
      void (await send('input.setFiles', { context, element, files: [file] })),
    screenshot: async () => {
      const { data } = (await send('browsingContext.captureScreenshot', { context })) as { data: string };
      return data;
    },
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

/** Opens a session's socket. The function returned sends a command and waits for its result. */
async function connect(address: string, onLog: (entry: LogEntry) => void) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.method === 'log.entryAdded') onLog(message.params as LogEntry);
    waiting.get(message.id ?? 0)?.(message);
  });
  let sent = 0;
  return (method: string, params: object): Promise<object | undefined> =>
    new Promise((resolve, reject) => {
      const id = ++sent;
      waiting.set(id, ({ error, message, result }) => {
        waiting.delete(id);
        if (error) reject(new Error(`WebDriver BiDi: ${error}: ${message}`));
        else resolve(result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
}
