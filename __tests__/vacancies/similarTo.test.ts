/** @jest-environment node */
import { similarTo } from '@/vacancies/similarTo';
import { makeJob } from '@test/fixtures';

const named = (id: string, job_title: string, more: object = {}) => makeJob({ id, job_title, ...more });
const nurse = named('1', 'Registered Nurse, Night Shift', { Sector: 'Nursing' });
const titles = (...jobs: ReturnType<typeof named>[]) =>
  similarTo(nurse, [nurse, ...jobs]).map(({ job_title }) => job_title);

describe('similar vacancies', () => {
  test('are those with words of the role, most first; the rest of a title does not count', () => {
    const found = titles(
      named('2', 'Paediatric Nurse, Ward'),
      named('3', 'Porter, Night Shift'),
      named('4', 'Registered Nurse, Theatre'),
    );
    expect(found).toEqual(['Registered Nurse, Theatre', 'Paediatric Nurse, Ward']);
  });

  test('among equals those of the same sector come first', () => {
    expect(titles(named('2', 'School Nurse'), named('3', 'Staff Nurse', { Sector: 'Nursing' }))).toEqual([
      'Staff Nurse',
      'School Nurse',
    ]);
  });

  test('are three at most, and none that has closed', () => {
    const open = ['2', '3', '4', '5'].map((id) => named(id, `Nurse ${id}`));
    const closed = named('6', 'Registered Nurse', { isClosed: true });
    expect(titles(closed, ...open)).toEqual(['Nurse 2', 'Nurse 3', 'Nurse 4']);
  });

  test('are none where no word of the role is shared', () => {
    expect(titles(named('2', 'Chef', { Sector: 'Nursing' }))).toEqual([]);
  });
});
