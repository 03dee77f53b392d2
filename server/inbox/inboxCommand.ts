import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Command, report, withDatabase } from '@server/commandLine/command';
import { readConfig } from '@server/config/readConfig';
import type { OpenedDatabase } from '@server/database/openDatabase';
import { oneLine } from '@server/mail/message';
import { recordKinds } from '@server/people/findPerson';
import type { InboxEntry, RecordFile } from '@server/records/recordKind';

const help = `Usage: npm run inbox [-- --save FOLDER]

Lists everything that visitors have sent, the newest of each kind first, whether or not a mail server is configured.

  --save FOLDER  also writes each CV into FOLDER, named after its application;
                 one with a virus is left out
  --help         shows this text

Uses the server's database: DATABASE_URL, or the one in DATA_DIR. The server may be running.`;

/** Runs `npm run inbox`. */
export const inboxCommand: Command = (args, env, output) =>
  report(output, async () => {
    const { values } = parseArgs({
      args: [...args],
      options: { save: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) return help;
    return withDatabase(readConfig(env), output, (opened) => listInbox(opened, values.save));
  });

async function listInbox({ db, where }: OpenedDatabase, folder?: string): Promise<string> {
  const counts: string[] = [];
  const lines: string[] = [];
  for (const kind of recordKinds) {
    const entries = await kind.list(db);
    counts.push(`${kind.table} ${entries.length}`);
    for (const entry of entries) {
      lines.push(`\n${format(entry)}`);
      if (folder && kind.files && !entry.isInfected)
        lines.push(`  Saved:    ${await saveFile(await kind.files.read(db, entry.id), entry.id, folder)}`);
    }
  }
  return [`${where}: ${counts.join(', ')}.`, ...lines].join('\n');
}

// One line per field, so that visitors can neither fake fields nor send control codes to the terminal.
const format = ({ title, fields }: InboxEntry): string =>
  [title, ...fields.map(([name, value]) => `  ${`${name}:`.padEnd(9)} ${oneLine(value)}`)].join('\n');

/** Saves the file that came with a record, under a name of which the visitor chose only the extension. */
async function saveFile({ extension, bytes }: RecordFile, id: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `${id}${extension}`);
  await writeFile(file, bytes, { mode: 0o600 });
  return file;
}
