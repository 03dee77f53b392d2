/** @jest-environment node */
import { chooseFrom, readCommandLine, wholeNumber } from '@tools/dev/commandLine.mjs';

const usage = 'npm run bench:it [-- --runs 5] [--only a,b]';
const read = (args: string[]) =>
  readCommandLine(
    usage,
    { args, options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } } },
    ({ values }) => ({
      runs: wholeNumber('--runs', values.runs),
      only: chooseFrom('--only', values.only?.split(',') ?? [], ['a', 'b', 'c']),
    }),
  );

/** What is printed, and the code, when a command line is refused. */
function refusal(run: () => unknown): { printed: string; code: unknown } {
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('The process has ended.');
  });
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(run).toThrow('The process has ended.');
  return { printed: String(error.mock.lastCall?.[0]), code: exit.mock.lastCall?.[0] };
}

afterEach(() => jest.restoreAllMocks());

test('a command line gives its settings, and all of a list where none is chosen', () => {
  expect(read([])).toEqual({ runs: 5, only: ['a', 'b', 'c'] });
  expect(read(['--runs=3', '--only', 'c,a'])).toEqual({ runs: 3, only: ['c', 'a'] });
});

test.each([
  ['--runs=many', '--runs must be a whole number above 0, not "many".'],
  ['--runs=0', '--runs must be a whole number above 0, not "0".'],
  ['--runs=1.5', '--runs must be a whole number above 0, not "1.5".'],
  ['--only=a,d', '--only must be one of a b c, not "d".'],
  ['--onyl=a', "Unknown option '--onyl'"],
  ['fast', "Unexpected argument 'fast'"],
])('%s is refused in words, with the usage and code 2', (argument, message) => {
  const { printed, code } = refusal(() => read([argument]));
  const [first, last] = [printed.split('\n')[0], printed.split('\n').at(-1)];
  expect(first).toContain(message);
  expect(last).toBe(`Usage: ${usage}`);
  expect(code).toBe(2);
});
