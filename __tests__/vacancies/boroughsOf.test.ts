/** @jest-environment node */
import { districts } from '@/vacancies/districts';
import { boroughsOf } from '@/vacancies/places';

test.each([
  ['Camden', ['Camden']],
  ['Brent', ['Brent']],
  ['e2', ['Tower Hamlets', 'Hackney']],
  // At its edges too; a borough lies in itself alone.
  ['SW17 0QT', ['Wandsworth', 'Merton']],
  ['Wandsworth', ['Wandsworth']],
  ['Nowhere at all', []],
  ['', []],
])('%j lies in %j', (text, boroughs) => {
  expect(boroughsOf(text)).toEqual(boroughs);
});

test('every edge of a district is a borough that has districts of its own', () => {
  const all = districts.flatMap(({ boroughs }) => boroughs);
  for (const { boroughs, edges } of districts)
    for (const edge of edges) {
      expect(boroughs).not.toContain(edge);
      expect(all).toContain(edge);
    }
});

test('one letter of a borough may be wrong', () => {
  expect(boroughsOf('Camdn')).toContain('Camden');
});
