import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '@server/config';
import { openDatabase } from '@server/database/openDatabase';
import type { Db } from '@server/database/schema';
import { applicationText, enquiryText, listedApplications, listedEnquiries } from './inboxLists';

const help = `Usage: npm run inbox [-- --save FOLDER]

Lists every enquiry and application, newest first, as the database holds them: nothing is lost where no mail server is set.

  --save FOLDER  also writes each CV into FOLDER, named after its application
  --help         shows this text

The database is the server's: DATABASE_URL, or the one in DATA_DIR. The server may run meanwhile.`;

type Print = { say: (words: string) => void; complain: (words: string) => void };

/**
 * Does what a command line of `npm run inbox` asks for.
 * @returns the exit code: 0 when done, 1 when it was refused, in words
 */
export async function inboxCommand(
  args: readonly string[],
  env: Record<string, string | undefined>,
  { say, complain }: Print,
): Promise<number> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { save: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) say(help);
    else await listInbox(env, say, values.save);
    return 0;
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

async function listInbox(
  env: Record<string, string | undefined>,
  say: Print['say'],
  folder: string | undefined,
): Promise<void> {
  const { db, where } = await openDatabase(readConfig(env), { error: (_fields, words) => say(words) });
  try {
    const enquiries = await listedEnquiries(db);
    const applications = await listedApplications(db);
    say(`${where}: ${enquiries.length} enquiries, ${applications.length} applications.`);
    for (const enquiry of enquiries) say(`\n${enquiryText(enquiry)}`);
    for (const application of applications) {
      say(`\n${applicationText(application)}`);
      if (folder) say(`  Saved:    ${await saveCv(db, application.id, folder)}`);
    }
  } finally {
    await db.destroy();
  }
}

/** Writes the CV of an application under a name that a visitor cannot choose, but for its ending. */
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
