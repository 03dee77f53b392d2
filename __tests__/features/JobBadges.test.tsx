import { render, screen } from '@testing-library/react';
import { makeCache } from '@/app/makeCache';
import { Providers } from '@/app/Providers';
import { JobBadges } from '@/features/jobs/details/JobBadges';
import { makeStore } from '@/store/makeStore';
import { makeJob } from '@test/fixtures';

test.each([
  ['Full-Time', 'green'],
  ['Permanent, Full-Time', 'green'],
  ['Part time', 'red'],
  ['PartTime', 'red'],
  ['Contract', 'purple'],
  ['Permanent', undefined],
])('the badge of %s stands under its name and is %s', (job_type, colour) => {
  render(
    <Providers store={makeStore()} cache={makeCache()}>
      <JobBadges job={makeJob({ employment_type: 'Days', job_type })} />
    </Providers>,
  );
  const [employment, type] = screen.getAllByRole('definition');
  expect(employment).toHaveTextContent('Days');
  expect(type).toHaveTextContent(job_type);
  expect(type?.previousElementSibling).toHaveTextContent('Job type');
  const shades = (getComputedStyle(type!).backgroundColor.match(/\d+/g) ?? []).map(Number);
  const strongest = ['red', 'green', 'purple'][shades.indexOf(Math.max(...shades))];
  expect(type?.hasAttribute('data-colour') ? strongest : undefined).toBe(colour);
});

test('two types that say the same are one painted badge in sight', () => {
  render(
    <Providers store={makeStore()} cache={makeCache()}>
      <JobBadges job={makeJob({ employment_type: 'Part-time', job_type: 'PartTime' })} />
    </Providers>,
  );
  const [employment, type] = screen.getAllByRole('definition');
  expect(employment).toHaveAttribute('data-colour', 'red');
  expect(employment?.parentElement).not.toHaveStyle({ position: 'absolute' });
  expect(type?.parentElement).toHaveStyle({ position: 'absolute' });
});
