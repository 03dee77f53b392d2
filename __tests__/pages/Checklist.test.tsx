import { fireEvent, screen } from '@testing-library/react';
import { paths } from '@/lib/paths';
import { renderApp } from '@test/renderApp';

const box = (label: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: label });

describe.each([
  [paths.jobs, 'DBS check'],
  [paths.jobsInternational, 'Police certificates'],
])('the checklist of %s', (path, record) => {
  it('has a row for each thing a candidate needs', async () => {
    await renderApp(path);
    expect(await screen.findByRole('heading', { level: 2, name: 'Your checklist' })).toBeInTheDocument();
    for (const label of ['Right to work', record, 'Registration', 'References', 'Training'])
      expect(await box(label)).not.toBeChecked();
  });

  it('keeps on the device what is ticked', async () => {
    const { unmount } = await renderApp(path);
    fireEvent.click(await box(record));
    fireEvent.click(await box('Training'));
    fireEvent.click(await box('Training'));
    expect(screen.getByText('1 of 5 done')).toHaveAttribute('role', 'status');
    unmount();
    await renderApp(path);
    expect(await box(record)).toBeChecked();
    expect(await box('Training')).not.toBeChecked();
  });
});

it('prints by itself', async () => {
  const root = document.documentElement;
  let wasAlone = false;
  window.print = jest.fn(() => {
    wasAlone = 'printAlone' in root.dataset;
    window.dispatchEvent(new Event('afterprint'));
  });
  await renderApp(paths.jobs);
  fireEvent.click(await screen.findByRole('button', { name: 'Print this list' }));
  expect(wasAlone).toBe(true);
  expect('printAlone' in root.dataset).toBe(false);
});
