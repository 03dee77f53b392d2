import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { fieldMessages } from '@/contract/messages';
import { toasts } from '@/contract/toasts';
import { scanWaiting, scanWithClamd } from '@server/applications/scanner';
import { startOutbox } from '@server/mail/startOutbox';
import { databases } from '@test-server/databases';
import { type RunningServer, startServer } from '@test-server/startServer';
import { until } from '@test-server/until';
import { formOf, pdf, send, signInSomebody } from '@test-server/sending';

const EICAR = Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*');
const infected = Buffer.concat([pdf, EICAR]);
const log = { warn: jest.fn() };

// With hash and size, as Debian's configuration has it.
const FOUND = 'Eicar-Test-Signature.UNOFFICIAL(9f969a588a90cd0538453e6675413c27:83) FOUND';

/** Answers as clamd does, and finds a virus in whatever holds EICAR; `received` is the last file it was sent. */
function startClamd(answerTo = (file: Buffer) => `stream: ${file.includes(EICAR) ? FOUND : 'OK'}`) {
  const state: { received: Buffer } = { received: Buffer.alloc(0) };
  const server = createServer((socket) => converse(socket, (file) => answerTo((state.received = file))));
  return { server, state };
}

function converse(socket: Socket, answerTo: (file: Buffer) => string): void {
  const command = 'zINSTREAM\0';
  let received = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    const chunks: Buffer[] = [];
    let at = command.length;
    while (at + 4 <= received.length) {
      const length = received.readUInt32BE(at);
      if (length === 0) {
        const isKnown = received.subarray(0, command.length).toString() === command;
        return void socket.end(`${isKnown ? answerTo(Buffer.concat(chunks)) : 'UNKNOWN COMMAND'}\0`);
      }
      chunks.push(received.subarray(at + 4, at + 4 + length));
      at += 4 + length;
    }
  });
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a file reaches the scanner whole, and its answer is understood', async () => {
  const { server, state } = startClamd();
  const address = await listen(server);
  const large = Buffer.alloc(300_000, 'x');
  expect(await scanWithClamd(address, large, log)).toBe('clean');
  expect(state.received.equals(large)).toBe(true);
  expect(await scanWithClamd(address, infected, log)).toBe('infected');
  server.close();
});

test('a scanner that refuses a file, breaks off, says nothing or answers without end is told from one that is not there', async () => {
  const refusing = startClamd(() => 'INSTREAM size limit exceeded. ERROR').server;
  const cutting = createServer((socket) => socket.destroy());
  const hanging = createServer((socket) => socket.resume());
  const endless = createServer((socket) => {
    const answering = setInterval(() => socket.write('stream: '.repeat(100)), 1);
    socket.resume().on('close', () => clearInterval(answering));
  });
  expect(await scanWithClamd(await listen(refusing), pdf, log)).toBe('unscannable');
  expect(await scanWithClamd(await listen(cutting), pdf, log)).toBe('unscannable');
  expect(await scanWithClamd(await listen(hanging), pdf, log, 100)).toBe('unscannable');
  expect(await scanWithClamd(await listen(endless), pdf, log)).toBe('unscannable');
  hanging.close();
  endless.close();
  const gone = `127.0.0.1:${(cutting.address() as AddressInfo).port}`;
  refusing.close();
  cutting.close();
  await once(cutting, 'close');
  expect(await scanWithClamd(gone, pdf, log)).toBe('unreachable');
  expect(await scanWithClamd('/nowhere/clamd.ctl', pdf, log)).toBe('unreachable');
  expect(log.warn).toHaveBeenCalledTimes(6);
});

describe.each(databases)('an application with a virus scanner on $name', (database) => {
  let server: RunningServer;
  let clamd: Server;
  let clamdAddress: string;
  let cookie: string;

  beforeEach(async () => {
    clamd = startClamd().server;
    clamdAddress = await listen(clamd);
    server = await startServer(database, { clamd: clamdAddress });
    cookie = await signInSomebody(server.origin);
  });
  afterEach(async () => {
    clamd.close();
    await server.stop();
  });

  const apply = (bytes: Buffer = pdf) =>
    send(server.origin, cookie, formOf({ resume: new Blob([new Uint8Array(bytes)]) }));
  const stored = () => server.context.db.selectFrom('applications').select(['id', 'scan']).execute();
  const providerMail = () =>
    server.context.db.selectFrom('outbox').selectAll().where('kind', '=', 'application').executeTakeFirst();
  const stopClamd = async () => {
    clamd.close();
    await once(clamd, 'close');
  };
  const restartClamd = async (answerTo?: Parameters<typeof startClamd>[0]) => {
    clamd = startClamd(answerTo).server.listen(Number(clamdAddress.split(':')[1]), '127.0.0.1');
    await once(clamd, 'listening');
  };
  /** The text of the mail to the provider, as sent. */
  async function sentMail(): Promise<{ text: string; hasCv: boolean }> {
    const sent: { text: string; hasCv: boolean }[] = [];
    const outbox = startOutbox(server.context, {
      send: async (mail, attachment) => {
        if (mail.kind === 'application') sent.push({ text: mail.body, hasCv: attachment !== undefined });
        return 'sent';
      },
    });
    await until(() => sent.length > 0);
    await outbox.stop();
    return sent[0]!;
  }

  test('is stored as clean when nothing is found, and its CV is mailed', async () => {
    expect(await apply()).toEqual({ status: 200, msg: toasts.applicationSent });
    expect(await stored()).toEqual([expect.objectContaining({ scan: 'clean' })]);
    expect(await sentMail()).toEqual({ text: expect.stringContaining('Their CV is attached'), hasCv: true });
  });

  test('is refused in its own words when a virus is found, and told of in the security log', async () => {
    expect(await apply(infected)).toEqual({ status: 422, msg: fieldMessages.resumeInfected });
    expect(await stored()).toEqual([]);
    expect(server.logged()).toContain('"security":"virus-found"');
  });

  test('is stored unscanned while the scanner is away; its mail waits, and goes with the CV once it is clean', async () => {
    await stopClamd();
    expect((await apply()).status).toBe(200);
    expect(await stored()).toEqual([expect.objectContaining({ scan: 'unscanned' })]);
    expect((await providerMail())?.next_attempt_at).toBeGreaterThan(server.context.now());
    await restartClamd();
    await scanWaiting(server.context);
    expect(await stored()).toEqual([expect.objectContaining({ scan: 'clean' })]);
    expect((await sentMail()).hasCv).toBe(true);
  });

  test('a scanner that stays away is tried, and told of in the log, once in a pass, however many CVs wait', async () => {
    await stopClamd();
    for (const jobId of ['101', '102', '103']) await send(server.origin, cookie, formOf({ jobId }));
    const warnings = () => server.logged().split('could not scan a CV').length - 1;
    const before = warnings();
    // Of a server that is stopping.
    await scanWaiting(server.context, AbortSignal.abort());
    expect(warnings()).toBe(before);
    await scanWaiting(server.context);
    expect(warnings() - before).toBe(1);
  });

  test('a CV that the scanner refuses does not hold up the others', async () => {
    await stopClamd();
    await apply(infected);
    await send(server.origin, cookie, formOf({ jobId: '102' }));
    await restartClamd((file) => (file.includes(EICAR) ? 'Can not open file. ERROR' : 'stream: OK'));
    await scanWaiting(server.context);
    const scans = (await stored()).map(({ scan }) => `${scan}`);
    expect(scans.toSorted()).toEqual(['clean', 'unscanned']);
  });

  test('while the scanner stays away the mail goes without the CV, and says so', async () => {
    await stopClamd();
    await apply();
    await scanWaiting(server.context);
    server.passTime(11 * 60_000);
    expect(await sentMail()).toEqual({
      text: expect.stringMatching(/not attached[^]*has not been checked/),
      hasCv: false,
    });
  });

  test('a virus found later is not mailed either', async () => {
    await stopClamd();
    await apply(infected);
    await restartClamd();
    await scanWaiting(server.context);
    expect(await stored()).toEqual([expect.objectContaining({ scan: 'infected' })]);
    expect(server.logged()).toMatch(/"security":"virus-found","account":"[\w-]+"/);
    expect(await sentMail()).toEqual({ text: expect.stringMatching(/not attached: a virus/), hasCv: false });
  });
});
