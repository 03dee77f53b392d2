import { chooseFrom, readCommandLine, wholeNumber } from '@tools/dev/commandLine.mjs';

/** What the command line asks for; ends the process with a sentence when that makes no sense. */
export const readOptions = (args = process.argv.slice(2)) =>
  readCommandLine(
    'npm run test:durability [-- --database sqlite] [--copies 1] [--beside FOLDER] [--rounds 100] [--minutes 600]',
    {
      args,
      options: {
        database: { type: 'string', default: 'sqlite' },
        copies: { type: 'string', default: '1' },
        // A built checkout of another version, which runs beside this one.
        beside: { type: 'string' },
        rounds: { type: 'string', default: '100' },
        // No further round begins after them.
        minutes: { type: 'string', default: '600' },
      },
    },
    ({ values }) => {
      const [kind] = chooseFrom('--database', [values.database], ['sqlite', 'postgres']);
      const count = wholeNumber('--copies', values.copies);
      if (values.beside && count === 1) throw new Error('--beside needs --copies 2 or more.');
      if (count > 1 && kind === 'sqlite') throw new Error('--copies above 1 need --database postgres.');
      return {
        database: kind,
        copies: count,
        beside: values.beside,
        rounds: wholeNumber('--rounds', values.rounds),
        minutes: wholeNumber('--minutes', values.minutes),
      };
    },
  );
