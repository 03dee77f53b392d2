/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { pounds } from '@/lib/pounds';

test.each([
  [5, '£5'],
  [15.2, '£15.2'],
  [999.5, '£999.5'],
  [1250, '£1,250'],
  [38_400, '£38,400'],
  [1250.75, '£1,250.75'],
])('%d is worded as %s', (amount, text) => {
  expect(pounds(amount)).toBe(text);
});

test('pages and schemas are made without Intl, which blocks a slow phone while the page loads', async () => {
  const spies = [
    jest.spyOn(Number.prototype, 'toLocaleString'),
    jest.spyOn(Date.prototype, 'toLocaleString'),
    jest.spyOn(Intl, 'NumberFormat'),
    jest.spyOn(Intl, 'DateTimeFormat'),
    jest.spyOn(Intl, 'ListFormat'),
  ];
  const pages = readdirSync('src/content/pages').map((file) => `@/content/pages/${file.replace('.ts', '')}`);
  const schemas = readdirSync('src/contract')
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `@/contract/${file.replace('.ts', '')}`);
  for (const name of ['@/content/jobsLead', ...pages, ...schemas]) await import(name);
  expect(spies.flatMap((spy) => spy.mock.calls)).toEqual([]);
});
