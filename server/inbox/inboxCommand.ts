import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Command, report } from '@server/commandLine/command';
import { readConfig } from '@server/config/readConfig';
import type { OpenedDatabase } from '@server/database/openDatabase';
import type { Db } from '@server/database/schema';
import { withDatabase } from '@server/commandLine/withDatabase';
import { formatApplication, formatEnquiry, listApplications, listEnquiries } from './inboxEntries';

const help = `Usage: npm run inbox [-- --save FOLDER]

Lists every enquiry and application in the database, newest first, whether or not a mail server is configured.

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
  const enquiries = await listEnquiries(db);
  const applications = await listApplications(db);
  const lines = [`${where}: enquiries ${enquiries.length}, applications ${applications.length}.`];
  for (const enquiry of enquiries) lines.push(`\n${formatEnquiry(enquiry)}`);
  const newer = new Map(applications.map(({ id, replaces }) => [replaces, id]));
  for (const application of applications) {
    lines.push(`\n${formatApplication(application, newer.get(application.id))}`);
    if (folder && application.scan !== 'infected')
      lines.push(`  Saved:    ${await saveCv(db, application.id, folder)}`);
  }
  return lines.join('\n');
}

/** Saves an application's CV under a name of which the visitor chose only the extension. */
async function saveCv(db: Db, id: string, folder: string): Promise<string> {
  const { resume, resume_name } = await db
    .selectFrom('applications')
    .select(['resume', 'resume_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `${id}${path.extname(resume_name).toLowerCase()}`);
  await writeFile(file, Buffer.from(resume), { mode: 0o600 });
  return file;
}
