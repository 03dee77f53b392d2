import { render, screen } from '@testing-library/react';
import { makeCache } from '@/app/makeCache';
import { Providers } from '@/app/Providers';
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
  const job = makeJob({ job_type: jobType, employment_type: 'Days' });
  render(
    <Providers store={makeStore()} cache={makeCache()}>
      <JobBadges job={job} />
    </Providers>,
  );
  expect(tone(screen.getByText(jobType))).toBe(colour);
});
