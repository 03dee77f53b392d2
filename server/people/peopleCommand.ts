import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { email as emailAddress, requiredText, typedPhone } from '@/contract/fields';
import { fieldMessages } from '@/contract/messages';
import { DAY } from '@/lib/time/durations';
import { command, type Line, type Tools, UsageError, withDatabase } from '@server/commandLine/command';
import { readConfig } from '@server/config/readConfig';
import { exportPath } from '@server/lib/exports';
import { formatDate, oneLine } from '@server/mail/message';
import { logSecurity } from '@server/lib/securityLog';
import { erasePerson, isHeld } from './erasePerson';
import { exportPerson } from './exportPerson';
import { correctPerson } from './correctPerson';
import { type FindOptions, findPerson, isUnknown } from './findPerson';
import { restrictPerson } from './restrictPerson';
import { purgePeople, reasonsToWait } from './purgePeople';

const help = `Usage: npm run people -- export EMAIL [--to FILE] [--typed]
       npm run people -- erase EMAIL [--yes] [--typed]
       npm run people -- correct EMAIL [--name NAME] [--last-name NAME] [--email NEW] [--phone PHONE] [--typed]
       npm run people -- restrict EMAIL [--lift] [--typed]
       npm run people -- purge [--confirm]

Answers a person's request about their data. EMAIL is that of their account or one that they typed into a
form; upper and lower case are the same.

  export       writes everything that is stored about them, CVs included, to one zip file
  erase        shows what there is, asks, and deletes all of it; applications newer than LEGAL_HOLD_DAYS stay until that time is over
  correct      corrects their name, email address or phone number, in their account and in what they sent
  restrict     pauses its use: all is kept, whatever its age, but not shown and not mailed
  purge        says why the server waits with deleting what is older than RETENTION_DAYS, if it does
  --confirm    deletes it
  --yes        does not ask
  --lift       ends the pause
  --to FILE    the zip file, person.zip by default, which must not exist. It is in DATA_DIR/exports, where any erasure deletes it,
               and the clean-up after 30 days; an absolute path is taken as it is
  --typed      includes applications that other accounts sent with EMAIL typed in. Without it they are left out and listed:
               nobody verifies what is typed, so they may be a stranger's. Ask before you add it
  --help       shows this text

Uses the server's database: DATABASE_URL, or the one in DATA_DIR. The server may be running. Backups still hold what was
erased; restoring one erases it again.`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const known = {
  to: { type: 'string', default: 'person.zip' },
  typed: flag,
  confirm: flag,
  yes: flag,
  lift: flag,
  name: text,
  'last-name': text,
  email: text,
  phone: text,
} as const;
type Values = Line<typeof known>['values'];

const requests = new Map<string, (context: Tools, email: string, values: Values) => Promise<string>>([
  ['export', exportTo],
  ['erase', erase],
  ['correct', correct],
  ['restrict', restrict],
  ['purge', purge],
]);

/** Runs `npm run people`; the exit code is 1 also if nothing is known about the person. */
export const peopleCommand = command({
  help,
  options: known,
  maxWords: 2,
  run: async ({ values, positionals: [name = '', email = ''] }, env, output) => {
    const request = requests.get(name);
    if (!request || (name === 'purge') === (email !== ''))
      throw new UsageError('Expected: export EMAIL, erase EMAIL, correct EMAIL, restrict EMAIL or purge');
    if (email && !email.includes('@')) throw new UsageError(`"${email}" is no email address.`);
    return withDatabase(readConfig(env), output, (context) => request(context, email.trim(), values));
  },
});

const optionsOf = ({ typed }: Values): FindOptions => ({ withTyped: typed });

async function exportTo(context: Tools, email: string, values: Values): Promise<string> {
  const exported = await exportPerson(context, email, optionsOf(values));
  if (!exported) throw unknown(context, email);
  const target = await exportPath(context.config.dataDir, values.to);
  await writeFile(target, exported.zip, { flag: 'wx', flush: true });
  logSecurity(context.log, 'export', { account: exported.account });
  return `Everything stored about ${email} is in ${target}. Delete the file once they have it.${telling(exported)}`;
}

async function erase(context: Tools, email: string, values: Values): Promise<string> {
  const find = optionsOf(values);
  if (!values.yes) {
    const { ask } = context;
    if (!ask) throw new UsageError('Nobody can be asked here. Add --yes to erase without being asked.');
    const answer = await ask(
      `${await describePerson(context, email, find)}\nErase all of this? (yes or no) `,
    );
    if (!/^y(?:es)?$/i.test(answer.trim())) throw new Error('Nothing was erased.');
  }
  const erased = await erasePerson(context, email, find);
  if (!erased) throw unknown(context, email);
  const { account, records, mails, kept, keptUntil, isJournalEmpty } = erased;
  logSecurity(context.log, 'erasure', { account, ...records, mails, kept });
  const counts = Object.entries({ accounts: account ? 1 : 0, ...records, mails });
  const held = `\nRecords that the law requires to stay: ${kept}. The last goes by itself on ${formatDate(keptUntil)}.`;
  const journal =
    '\nThe database was in use: until the next hourly clean-up, its journal may still hold them.';
  const earlier = await earlierDatabases(context.config.dataDir);
  const alone =
    '\nUntil the next backup (that of deploy/ is due at 02:30) only this machine knows of the erasure: copy DATA_DIR/erasures.jsonl off it now, or set ERASURES_COPY.';
  const elsewhere = ['Backups', 'files that commands wrote outside DATA_DIR/exports', ...earlier].join(', ');
  const what = counts.map(([name, count]) => `${name} ${count}`).join(', ');
  return `Erased: ${what}.${kept > 0 ? held : ''}${isJournalEmpty ? '' : journal}\n${elsewhere} may still hold them.${context.config.erasuresCopy ? '' : alone}${telling(erased)}`;
}

/** What an erasure would delete, a line for each record. */
async function describePerson(context: Tools, email: string, options: FindOptions): Promise<string> {
  const { config, db, now } = context;
  const person = await findPerson(db, email, options);
  if (isUnknown(person)) throw unknown(context, email);
  const { account, records, mails } = person;
  const heldSince = now() - config.legalHoldDays * DAY;
  const lines = records.flatMap(({ kind: { table }, rows }) =>
    rows.map((row) => {
      const stays = isHeld(table, row, heldSince) ? ', which stays for LEGAL_HOLD_DAYS' : '';
      return `${table} ${row.id} of ${formatDate(row.created_at)}${stays}`;
    }),
  );
  const name = account && oneLine(`${account.name} ${account.last_name}, ${account.email}`);
  return [
    `Stored about ${email}:`,
    ...(account ? [`account of ${name}, since ${formatDate(account.created_at)}`] : []),
    ...lines,
    `mails: ${mails.length}`,
  ].join('\n  ');
}

/** Checked as the forms check it. */
const Correction = v.object({
  name: v.optional(requiredText(fieldMessages.firstNameRequired)),
  lastName: v.optional(requiredText(fieldMessages.lastNameRequired)),
  email: v.optional(emailAddress),
  phone: v.optional(typedPhone),
});

async function correct(context: Tools, email: string, values: Values): Promise<string> {
  const typed = { ...values, lastName: values['last-name'] };
  const correction = v.safeParse(Correction, typed, { abortPipeEarly: true });
  if (!correction.success) throw new UsageError(v.summarize(correction.issues));
  if (Object.values(correction.output).every((value) => value === undefined))
    throw new UsageError('Say what to correct.');
  const corrected = await correctPerson(context, email, correction.output, optionsOf(values));
  if (!corrected) throw unknown(context, email);
  logSecurity(context.log, 'correction', corrected);
  return `Corrected: ${describeCounts(corrected)}. Mails that were sent, and copies, keep what they say.`;
}

async function restrict(context: Tools, email: string, values: Values): Promise<string> {
  const isLifted = values.lift;
  const restricted = await restrictPerson(context, email, isLifted, optionsOf(values));
  if (!restricted) throw unknown(context, email);
  logSecurity(context.log, 'restriction', { ...restricted, isLifted });
  return isLifted
    ? `Shown and mailed again: ${describeCounts(restricted)}.`
    : `Kept, but not shown and not mailed until --lift: ${describeCounts(restricted)}.`;
}

const describeCounts = ({ account, records }: { account: string | undefined; records: number }) =>
  `accounts ${account ? 1 : 0}, records ${records}`;

async function purge(context: Tools, _email: string, { confirm }: Values): Promise<string> {
  if (!confirm) {
    const reasons = await reasonsToWait(context);
    if (reasons.length === 0)
      return 'Nothing waits to be confirmed: the server deletes what is too old by itself.';
    return `The server waits because ${reasons.join('; ')}.\nAdd --confirm to delete what is older than ${context.config.retentionDays} days.`;
  }
  const purged = await purgePeople(context);
  context.log.info({ purged }, 'purged');
  return `Deleted: ${Object.entries(purged)
    .map((entry) => entry.join(' '))
    .join(', ')}.`;
}

const telling = ({ leftOut }: { leftOut: readonly string[] }) =>
  leftOut.length === 0
    ? ''
    : `\nLeft out, because other accounts sent them and only typed this address: ${leftOut.join(', ')}. If they are this person's, add --typed.`;

/** Databases that `npm run restore -- FILE --replace` has moved aside. */
async function earlierDatabases(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir).catch(() => []);
  return names.filter((name) => name.includes('.db.before-')).map((name) => path.join(dataDir, name));
}

const unknown = ({ where }: Tools, email: string) =>
  new Error(`Nothing is stored about ${email} in ${where}.`);
