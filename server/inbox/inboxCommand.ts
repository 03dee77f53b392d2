import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '@server/config';
import { openDatabase } from '@server/database/openDatabase';
import type { Db } from '@server/database/schema';
import { formatApplication, formatEnquiry, listApplications, listEnquiries } from './inboxEntries';

const help = `Usage: npm run inbox [-- --save FOLDER]

Lists every enquiry and application in the database, newest first, whether or not a mail server is configured.

  --save FOLDER  also writes each CV into FOLDER, named after its application;
                 one with a virus is left out
  --help         shows this text

Uses the server's database: DATABASE_URL, or the one in DATA_DIR. The server may be running.`;

type Output = { print: (text: string) => void; printError: (text: string) => void };

/**
 * Runs `npm run inbox`.
 * @returns the exit code: 0, or 1 after printing an error
 */
export async function inboxCommand(
  args: readonly string[],
  env: Record<string, string | undefined>,
  { print, printError }: Output,
): Promise<number> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { save: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) print(help);
    else await listInbox(env, print, values.save);
    return 0;
  } catch (error) {
    printError(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

async function listInbox(
  env: Record<string, string | undefined>,
  print: Output['print'],
  folder: string | undefined,
): Promise<void> {
  const { db, where } = await openDatabase(readConfig(env), { error: (_fields, message) => print(message) });
  try {
    const enquiries = await listEnquiries(db);
    const applications = await listApplications(db);
    print(`${where}: ${enquiries.length} enquiries, ${applications.length} applications.`);
    for (const enquiry of enquiries) print(`\n${formatEnquiry(enquiry)}`);
    const newer = new Map(applications.map(({ id, replaces }) => [replaces, id]));
    for (const application of applications) {
      print(`\n${formatApplication(application, newer.get(application.id))}`);
      if (folder && application.scan !== 'infected')
        print(`  Saved:    ${await saveCv(db, application.id, folder)}`);
    }
  } finally {
    await db.destroy();
  }
}

/** Saves an application's CV under a name of which the visitor chose only the extension. */
async function saveCv(db: Db, id: string, folder: string): Promise<string> {
  const { resume, resume_name } = await db
    .selectFrom('applications')
    .select(['resume', 'resume_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${id}${path.extname(resume_name).toLowerCase()}`);
  await writeFile(file, Buffer.from(resume));
  return file;
}
