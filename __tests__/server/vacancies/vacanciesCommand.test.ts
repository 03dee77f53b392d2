import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '@server/database/openDatabase';
import { loadSampleVacancies } from '@server/vacancies/loadSampleVacancies';
import { readAllVacancies, readOpenVacancies } from '@server/vacancies/vacancyQueries';
import { vacanciesCommand } from '@server/vacancies/vacanciesCommand';
import { newFolder } from '@test-server/newFolder';
import { runCommand } from '@test-server/runCommand';
import { header } from './reading';

const nurse = '1,Staff Nurse,Full-time,Permanent,"Days, nights and ""bank"" shifts",Registered,Nursing';
const porter = '2,Porter,Part-time,PartTime,You move people.,None,Facilities';

let folder: string;

beforeEach(() => (folder = newFolder()));

async function fileOf(name: string, ...lines: string[]): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, lines.join('\r\n'));
  return file;
}

const run = (...args: string[]) => runCommand(vacanciesCommand, args, { dataDir: folder });

/** The stored vacancies in order. */
async function titles(): Promise<string[]> {
  const { db } = await openDatabase({ dataDir: folder }, { error: fail });
  const list = await readOpenVacancies({ db, now: Date.now });
  await db.destroy();
  return list.map((vacancy) => `${vacancy.id} ${vacancy.job_title}`);
}

const fail = (fields: object, message: string) => {
  throw new Error(message, { cause: fields });
};

test('an import with --replace replaces the list and prints a summary', async () => {
  const both = await fileOf('both.csv', `\uFEFF${header}`, nurse, porter, '');
  expect((await run('list')).output).toMatch(/cannot be used: there is none\. Is DATA_DIR right\?$/);
  const { code, output, securityLog } = await run('import', both);
  expect({ code, output }).toEqual({
    code: 0,
    output: `Imported 2 vacancies from ${both} into SQLite in ${folder}: 2 new, 0 changed, 0 unchanged, 0 removed.`,
  });
  const logged = '"security":"import","added":2,"changed":0,"unchanged":0,"removed":0';
  expect(securityLog).toEqual([expect.stringContaining(logged)]);
  const one = await fileOf('one.csv', header, porter.replace('Porter', 'Night Porter'));
  expect((await run('import', one, '--replace')).output).toContain(
    '0 new, 1 changed, 0 unchanged, 1 removed',
  );
  expect(await titles()).toEqual(['2 Night Porter']);
});

test('an import that would take vacancies off the list shows them, changes nothing and asks for --replace', async () => {
  await run('import', await fileOf('both.csv', header, nurse, porter));
  const one = await fileOf('one.csv', header, porter.replace('Porter', 'Night Porter'));
  const { code, output, securityLog } = await run('import', one);
  expect(code).toBe(1);
  expect(output).toContain('1 of the vacancies in the list is not in this file:\n  1  Staff Nurse');
  expect(output).toMatch(
    /one\.csv was not imported, and nothing was changed.*Add --merge to keep them, or --replace/s,
  );
  expect(securityLog).toEqual([]);
  expect(await titles()).toEqual(['1 Staff Nurse', '2 Porter']);
});

test('an import leaves out what is wrong, which stays as it was, and names it', async () => {
  await run('import', await fileOf('both.csv', header, nurse, porter));
  const wrong = [nurse.replace('Staff Nurse', ''), porter.replace('Porter', 'Night Porter'), ',x,,,,,'];
  const { code, output } = await run(
    'import',
    await fileOf('wrong.csv', `${header},salary`, ...wrong),
    '--replace',
  );
  expect([code, ...output.split('\n').slice(1)]).toEqual([
    0,
    'Not imported, as no vacancy has it: salary.',
    'Left out, and as they were before:',
    'row 2, column job_title: is empty',
    'row 4, column id: is empty',
    'row 4, column employment_type: is empty',
    'row 4, column job_type: is empty',
    'row 4, column description: is empty',
  ]);
  expect((await titles()).toSorted()).toEqual(['1 Staff Nurse', '2 Night Porter']);
});

test.each([
  ['none.csv', [], /none\.csv was not imported, and nothing was changed: .*ENOENT/],
  ['bad.csv', ['id,title'], /bad\.csv was not imported, and nothing was changed: the first row must name/],
  ['empty.csv', [header], /empty\.csv was not imported, and nothing was changed: it holds no vacancy/],
])('%s is reported, and nothing changes', async (name, lines, message) => {
  const file = lines.length > 0 ? await fileOf(name, ...lines) : path.join(folder, name);
  expect(await run('import', file)).toMatchObject({ code: 1, output: expect.stringMatching(message) });
});

test('list names all vacancies with their ids and whether they are open', async () => {
  const dated = [
    `${header},location,closes_at`,
    `${nurse},Camden,2020-01-31`,
    `${porter},,2999-12-31`,
    '10,Cook,a,b,c,d,e,,',
  ];
  await run('import', await fileOf('three.csv', ...dated));
  const { code, output } = await run('list');
  expect([code, ...output.split('\n')]).toEqual([
    0,
    `SQLite in ${folder}: 3 vacancies, 2 open.`,
    '1   closed 2020-01-31      Staff Nurse, Camden',
    '2   open until 2999-12-31  Porter',
    '10  open                   Cook',
  ]);
});

describe('close and reopen', () => {
  const today = new Date().toISOString().slice(0, 10);

  test.each(['', today, '2999-01-01'])('take effect at once where posted_at is "%s"', async (posted) => {
    await run('import', await fileOf('both.csv', `${header},posted_at`, `${nurse},${posted}`, `${porter},`));
    const { output, securityLog } = await run('close', '1');
    expect(output).toMatch(/^Closed 1 \(Staff Nurse\)/);
    expect(securityLog).toEqual([expect.stringMatching(/"security":"import",.*"changed":1,/)]);
    expect(await titles()).toEqual(['2 Porter']);
    expect((await run('list')).output).toMatch(/^1 {2}closed \d{4}-/m);
    const file = path.join(folder, 'closed.csv');
    await run('export', file);
    expect((await run('import', file)).output).toContain('0 new, 0 changed, 2 unchanged, 0 removed');
    expect(await run('reopen', '1')).toMatchObject({
      code: 0,
      output: 'Reopened 1 (Staff Nurse), without a closing date.',
    });
    expect(await titles()).toEqual(['1 Staff Nurse', '2 Porter']);
  });

  test.each(['close', 'reopen'])('an unknown id is an error: %s', async (action) => {
    await run('import', await fileOf('one.csv', header, nurse));
    const output = 'There is no vacancy with the id "7".';
    expect(await run(action, '7')).toEqual({ code: 1, output, securityLog: [] });
  });

  test('say so where there is nothing to change, and change nothing', async () => {
    await run('import', await fileOf('dated.csv', `${header},closes_at`, `${nurse},2999-12-31`));
    expect(await run('reopen', '1')).toMatchObject({ code: 1, output: '1 (Staff Nurse) is open already.' });
    expect((await run('list')).output).toContain('open until 2999-12-31');
    await run('close', '1');
    expect(await run('close', '1')).toMatchObject({ code: 1, output: '1 (Staff Nurse) has closed already.' });
    expect((await run('reopen', '1')).output).toBe('Reopened 1 (Staff Nurse), until 2999-12-31.');
    expect((await run('list')).output).toContain('open until 2999-12-31');
  });

  test('remember the closing date only as long as there is the vacancy', async () => {
    await run('import', await fileOf('dated.csv', `${header},closes_at`, `${nurse},2999-12-31`));
    await run('close', '1');
    await run('import', await fileOf('other.csv', header, porter), '--replace');
    await run('import', await fileOf('again.csv', `${header},closes_at`, `${nurse},2020-01-31`), '--merge');
    expect((await run('reopen', '1')).output).toBe('Reopened 1 (Staff Nurse), without a closing date.');
  });

  test('leave sample vacancies samples, which the first import removes', async () => {
    const { db } = await openDatabase({ dataDir: folder }, { error: fail });
    await loadSampleVacancies({ db, now: Date.now });
    const all = await titles();
    await run('close', '101');
    await loadSampleVacancies({ db, now: Date.now });
    expect(await titles()).toEqual(all.filter((title) => !title.startsWith('101 ')));
    await run('import', await fileOf('one.csv', header, nurse));
    expect(await titles()).toEqual(['1 Staff Nurse']);
    await db.destroy();
  });
});

describe('an export', () => {
  test('has everything, and importing it changes nothing', async () => {
    const { db } = await openDatabase({ dataDir: folder }, { error: fail });
    await loadSampleVacancies({ db, now: Date.now });
    const before = await readAllVacancies(db);
    const file = path.join(folder, 'all.JSON');
    expect((await run('export', file)).output).toBe(`Exported ${before.length} vacancies to ${file}.`);
    const unchanged = `0 new, 0 changed, ${before.length} unchanged, 0 removed`;
    expect((await run('import', file)).output).toContain(unchanged);
    expect(await readAllVacancies(db)).toEqual(before);
    await db.destroy();
  });

  test('overwrites no file, and its name tells the format', async () => {
    await run('import', await fileOf('one.csv', header, nurse));
    const file = await fileOf('mine.csv', 'my own');
    const output = `${file} is there already: choose another name.`;
    expect(await run('export', file)).toMatchObject({ code: 1, output });
    expect(await readFile(file, 'utf8')).toBe('my own');
    expect((await run('export', path.join(folder, 'all.xlsx'))).code).toBe(2);
  });
});

test.each([
  ['no command', [], 'Expected: list, close ID, reopen ID, export FILE, import FILE or accept'],
  ['an unknown command', ['toString'], 'Expected: list, close ID'],
  ['no file', ['import'], 'Expected: list, close ID'],
  ['a needless argument', ['list', '1'], 'Expected: list, close ID'],
  ['two files', ['import', 'a.csv', 'b.csv'], 'Not expected: b.csv'],
  ['a way to import where nothing is', ['list', '--merge'], 'Only import takes --merge and --replace'],
  ['an unknown option', ['import', 'a.csv', '--force'], "Unknown option '--force'"],
  ['both ways', ['import', 'a.csv', '--merge', '--replace'], 'Either --merge or --replace, not both'],
])('a command line with %s is rejected with the usage', async (_what, args, words) => {
  const { code, output } = await run(...args);
  expect(code).toBe(2);
  expect(output).toContain(words);
  expect(output).toContain('npm run vacancies -- import FILE [--merge | --replace]');
});

test.each(['--help', '-h'])('%s prints how the command is used', async (option) => {
  expect(await run(option)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Usage: npm run vacancies/),
  });
});
