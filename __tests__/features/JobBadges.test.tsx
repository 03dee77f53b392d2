import { render, screen } from '@testing-library/react';
import { makeCache } from '@/app/makeCache';
import { Providers } from '@/app/Providers';
import type { Job } from '@/contract/jobs';
import { JobBadges } from '@/features/jobs/details/JobBadges';
import { makeStore } from '@/store/makeStore';
import { makeJob } from '@test/fixtures';

/** Green, red or purple, whatever its exact tone; undefined on paper. */
function tone(element: Element) {
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(
    Number,
  );
  if (!element.hasAttribute('data-colour')) return undefined;
  if (green > red && green > blue) return 'green';
  return red > blue ? 'red' : 'purple';
}

test.each([
  ['Full-Time', 'green'],
  ['Permanent, Full-Time', 'green'],
  ['Part-Time', 'red'],
  ['Part time', 'red'],
  ['PartTime', 'red'],
  ['Contract', 'purple'],
  ['Permanent', undefined],
])('the badge of %s is %s', (jobType, colour) => {
  show({ job_type: jobType });
  expect(tone(screen.getByText(jobType))).toBe(colour);
});

test('each badge stands under its name', () => {
  show({ employment_type: 'Full-time', job_type: 'Contract' });
  const terms = screen.getAllByRole('term');
  expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ['Employment type', 'Full-time'],
    ['Job type', 'Contract'],
  ]);
});

const show = (job: Partial<Job>) =>
  render(
    <Providers store={makeStore()} cache={makeCache()}>
      <JobBadges job={makeJob({ employment_type: 'Days', ...job })} />
    </Providers>,
  );
