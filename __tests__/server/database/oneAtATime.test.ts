import { oneAtATime } from '@server/database/oneAtATime';
import { openDatabase } from '@server/database/openDatabase';
import { databases } from '@test-server/databases';

const log = { error: () => undefined };

test.each(databases)(
  'of three copies on $name one runs a job, and the next turn is free again',
  async (database) => {
    const opened = await database.open();
    // SQLite serves a single copy.
    const others =
      database.name === 'SQLite' ? [] : [await openDatabase(opened, log), await openDatabase(opened, log)];
    const runs: string[] = [];
    const runWhile = (meanwhile: () => Promise<unknown>) =>
      oneAtATime(opened, 'job', async () => {
        runs.push('first');
        await meanwhile();
      });
    await runWhile(() =>
      Promise.all(others.map((other) => oneAtATime(other, 'job', async () => void runs.push('other')))),
    );
    expect(runs).toEqual(['first']);

    await expect(runWhile(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    await runWhile(async () => {
      for (const other of others) await oneAtATime(other, 'another job', async () => void runs.push('other'));
    });
    expect(runs).toEqual(['first', 'first', 'first', ...others.map(() => 'other')]);

    await Promise.all(others.map(({ db }) => db.destroy()));
    await opened.close();
  },
);
