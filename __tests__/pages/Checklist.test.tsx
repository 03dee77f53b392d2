import { screen, within } from '@testing-library/react';
import { paths } from '@/lib/paths';
import { renderApp } from '@test/renderApp';

test.each([
  [paths.jobs, 'DBS check'],
  [paths.jobsInternational, 'Police certificates'],
])('the checklist of %s has a part for each thing that a candidate needs', async (path, record) => {
  await renderApp(path);
  const section = document.getElementById('ready')!;
  expect(within(section).getByRole('heading', { level: 2 })).toHaveTextContent('Your checklist');
  const parts = within(section).getAllByRole('heading', { level: 3 });
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    'Right to work',
    record,
    'Registration',
    'References',
    'Training',
  ]);
  expect(screen.queryByRole('checkbox', { name: record })).not.toBeInTheDocument();
});
