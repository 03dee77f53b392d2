import { builtFile } from './support/built';

const entries = builtFile('licences.txt').toString().split('\n\n----\n\n');
const heads = entries.map((entry) => entry.split('\n', 1)[0] ?? '');

test.each(['react', 'react-dom', '@mui/material', 'react-router', 'valibot', 'immer', 'lucide-react'])(
  'the licences name %s',
  (name) => {
    expect(heads.filter((head) => head.startsWith(`${name} `))).toHaveLength(1);
  },
);

test('each package is named with its version, its licence and the licence’s text', () => {
  expect(heads.filter((head) => !/^\S+ \d+\.\d+\.\d+, \S+/.test(head))).toEqual([]);
  expect(entries.filter((entry) => !/permission|permitted/i.test(entry))).toEqual([]);
});
