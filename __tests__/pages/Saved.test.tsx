import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiPaths } from '@/contract/paths';
import { jobPath, paths } from '@/lib/paths';
import { jobs } from '@test/fixtures';
import { scenarios } from '@test/network';
import { expectLogged } from '@test/problems';
import { renderApp } from '@test/renderApp';
import { leave, openList, search, serve, showing } from '@test/vacancies';

const heart = (title: string) => screen.findByRole('button', { name: new RegExp(`^Saved? ${title}$`) });
const card = (name: RegExp) => screen.findByRole('link', { name });
const kept = (): unknown => JSON.parse(localStorage.getItem('lindenway.saved') ?? 'null');

describe('a heart', () => {
  test('saves a vacancy without an account, on the card as on its page, and lets it go again', async () => {
    const first = await openList();
    fireEvent.click(await heart('Porter'));
    expect(await heart('Porter')).toHaveAttribute('aria-pressed', 'true');
    expect(await heart('Porter')).toHaveAccessibleName('Saved Porter');
    expect(await heart('Porter')).toHaveTextContent(/^Saved$/);
    expect(await heart('Ward Clerk')).toHaveAttribute('aria-pressed', 'false');
    expect(await heart('Ward Clerk')).toHaveTextContent(/^$/);
    leave(first);
    await renderApp(jobPath('106'));
    await waitFor(async () => expect(await heart('Porter')).toHaveAttribute('aria-pressed', 'true'));
    expect(await heart('Porter')).toHaveTextContent(/^Saved$/);
    fireEvent.click(await heart('Porter'));
    expect(await heart('Porter')).toHaveAttribute('aria-pressed', 'false');
    expect(await heart('Porter')).toHaveTextContent(/^Save$/);
    expect(kept()).toBeNull();
  });

  test('shows in all tabs, on a card that says if its vacancy was applied for', async () => {
    localStorage.setItem('applied_106', 'true');
    await openList();
    expect(await card(/Porter/)).toHaveTextContent('Applied');
    expect(await card(/Ward Clerk/)).not.toHaveTextContent('Applied');
    localStorage.setItem('lindenway.saved', '{"jobs":[{"id":"106","job_title":"Porter"}]}');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'lindenway.saved' })));
    expect(await heart('Porter')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('link', { name: 'Saved vacancies (1)' })).toBeInTheDocument();
  });
});

describe('the saved vacancies', () => {
  const saved = (...ids: string[]) => ({
    saved: {
      jobs: ids.map((id) => ({ id, job_title: jobs.find((job) => job.id === id)?.job_title ?? 'Gone' })),
    },
  });

  test('have an address of their own, one press from the list and back', async () => {
    const { user, query } = await openList();
    expect(screen.queryByRole('link', { name: /^Saved vacancies/ })).not.toBeInTheDocument();
    await user.click(await heart('Porter'));
    await user.click(await heart('Ward Clerk'));
    await user.click(screen.getByRole('link', { name: 'Saved vacancies (2)' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Saved vacancies: 2' })).toHaveFocus());
    expect(query()).toBe('?list=saved');
    expect(screen.getByText('Saved on this device')).toBeInTheDocument();
    const links = within(screen.getByRole('list', { name: 'Saved vacancies' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/job/103', '/job/106']);
    await user.click(screen.getByRole('link', { name: 'All vacancies' }));
    await showing(jobs.length);
  });

  test('are reached from the menu, with their number', async () => {
    const { user, query } = await renderApp(paths.faq, { preloadedState: saved('104', '106') });
    await user.click(screen.getByRole('button', { name: 'Candidates' }));
    const item = await screen.findByRole('menuitem', { name: 'Saved vacancies' });
    expect(item).toHaveAccessibleDescription(/^\(2\)/);
    await user.click(item);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Saved vacancies: 2' })).toHaveFocus());
    expect(query()).toBe('?list=saved');
  });

  test('leave the filters as they were, also when one comes Back to them', async () => {
    const { user, pathname, query, back, store } = await openList(undefined, {
      preloadedState: saved('104'),
    });
    search('carer');
    await waitFor(() => expect(query()).toBe('?jobTitle=carer'));
    await user.click(screen.getByRole('link', { name: 'Saved vacancies (1)' }));
    await user.click(await card(/Live-in Carer/));
    await waitFor(() => expect(pathname()).toBe(jobPath('104')));
    await back();
    await screen.findByRole('heading', { name: 'Saved vacancies: 1' });
    expect(store.getState().filters.search).toBe('carer');
  });

  test('say which of them have closed, and let those be removed', async () => {
    await renderApp(`${paths.jobs}?list=saved`, { preloadedState: saved('104', 'gone') });
    const closed = (await screen.findByText('This vacancy has closed.')).closest('li')!;
    expect(await card(/Live-in Carer/)).toBeInTheDocument();
    expect(closed).toHaveTextContent('Gone');
    expect(within(closed).queryByRole('link')).not.toBeInTheDocument();
    fireEvent.click(within(closed).getByRole('button', { name: 'Saved Gone' }));
    expect(await screen.findByRole('heading', { name: 'Saved vacancies: 1' })).toBeInTheDocument();
  });

  test('are none at first, and the list says how to save one', async () => {
    await renderApp(`${paths.jobs}?list=saved`);
    expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeInTheDocument();
    expect(screen.getByText(/^Press the heart beside a vacancy/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View all Vacancies' })).toHaveAttribute('href', paths.jobs);
  });

  test('have all closed when the list is empty', async () => {
    serve([]);
    await renderApp(`${paths.jobs}?list=saved`, { preloadedState: saved('104') });
    expect(await screen.findByText('This vacancy has closed.')).toBeInTheDocument();
  });

  test('keep their links when the list comes, so that none vanishes while it is pressed', async () => {
    const answer = scenarios.answersLate(apiPaths.jobs, { result: { items: jobs } });
    await renderApp(`${paths.jobs}?list=saved`, { preloadedState: saved('104') });
    const link = await card(/Live-in Carer/);
    expect(link).not.toHaveTextContent('EMPLOYMENT TYPE');
    answer();
    await waitFor(() => expect(link).toHaveTextContent('EMPLOYMENT TYPE'));
    expect(link).toBeInTheDocument();
  });

  test('lead to their pages, and are not said to have closed, while there is no list', async () => {
    scenarios.answers(apiPaths.jobs, 500);
    await renderApp(`${paths.jobs}?list=saved`, { preloadedState: saved('104') });
    expect(await card(/Live-in Carer/)).toHaveAttribute('href', jobPath('104'));
    expect(screen.queryByText('This vacancy has closed.')).not.toBeInTheDocument();
    expectLogged(/vacancies could not be loaded/);
  });

  test('give way to the list when the visitor searches, and Back leads past them', async () => {
    const { pathname, back } = await renderApp(`${paths.jobs}?list=saved`, {
      preloadedState: saved('104'),
      history: [paths.faq],
    });
    await screen.findByRole('heading', { name: 'Saved vacancies: 1' });
    search('porter');
    await showing(1);
    await back();
    await waitFor(() => expect(pathname()).toBe(paths.faq));
  });

  test('a closed one says on its page that it was saved, and leads to work like it', async () => {
    await renderApp(jobPath('gone'), { preloadedState: saved('gone') });
    expect(await screen.findByText(/You saved “Gone”/)).toBeInTheDocument();
    const similar = screen.getByRole('link', { name: 'Search for similar work' });
    expect(similar).toHaveAttribute('href', '/JobsPage?jobTitle=Gone');
    expectLogged(/lindenway/);
  });
});
