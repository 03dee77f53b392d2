import { type SmtpServer, startSmtpServer } from '@tools/dev/smtpServer';

/** A mail server that notes for each Message-ID after how many crashes the mail came. */
export type Mailbox = {
  server: SmtpServer;
  crashes: number;
  arrivals: Map<string, number[]>;
};

export async function openMailbox(): Promise<Mailbox> {
  const arrivals = new Map<string, number[]>();
  const receive = (message: string) => {
    const id = /^message-id:\s*<([^@>]+)@/im.exec(message)?.[1] ?? 'without Message-ID';
    arrivals.set(id, [...(arrivals.get(id) ?? []), mailbox.crashes]);
  };
  const mailbox: Mailbox = { server: await startSmtpServer({ receive }), crashes: 0, arrivals };
  return mailbox;
}

/** How many mails came more than once, and how many of them without a crash in between. */
export function repeatedMails({ arrivals }: Mailbox): { repeated: number; unexcused: number } {
  const repeated = [...arrivals.values()].filter(({ length }) => length > 1);
  const unexcused = repeated.filter((times) => new Set(times).size < times.length);
  return { repeated: repeated.length, unexcused: unexcused.length };
}
