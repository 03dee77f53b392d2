import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/lib/paths';
import { jobs, makeJob } from '@test/fixtures';
import { expectLogged } from '@test/problems';
import { openList, search, serve, showing, titles } from '@test/vacancies';
import { http, HttpResponse } from 'msw';
import { apiPaths } from '@/contract/paths';
import { network } from '@test/network';
import { renderApp } from '@test/renderApp';

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => makeJob({ id: String(index), job_title: `Job ${index}` }));
const cards = () => within(screen.getByRole('list', { name: 'Vacancies' })).getAllByRole('listitem');
const more = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const moreButton = () => screen.queryByRole('button', { name: /^Show \d+ more/ });

test('the button goes with the last vacancies, and the focus to the first that it has added', async () => {
  serve(many(30));
  await openList();
  more('Show 10 more');
  await waitFor(() => expect(screen.getByRole('link', { name: /Job 20/ })).toHaveFocus());
  expect(cards()).toHaveLength(30);
  expect(moreButton()).not.toBeInTheDocument();
});

test('Back brings back as many as were shown; the list opened anew begins with twenty', async () => {
  serve(many(70));
  await openList();
  more('Show 20 more (50 left)');
  await waitFor(() => expect(cards()).toHaveLength(40));
  fireEvent.click(screen.getByRole('link', { name: /Job 35/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Back to careers' }));
  await showing(70);
  expect(cards()).toHaveLength(40);
  await waitFor(() => expectLogged(/vacancy 35/));
  fireEvent.click(screen.getByRole('link', { name: 'National jobs' }));
  await waitFor(() => expect(cards()).toHaveLength(20));
});

test('another search begins with the first twenty at once, and going back to the first with as many as before', async () => {
  serve(many(70));
  await openList();
  more('Show 20 more (50 left)');
  await waitFor(() => expect(cards()).toHaveLength(40));
  search('job');
  expect(cards()).toHaveLength(20);
  expect(titles()[0]).toBe('Job 0');
  search('');
  expect(cards()).toHaveLength(40);
  // The first search has asked for this code, which comes after the test otherwise.
  await act(async () => void (await import('@/vacancies/findMore')));
});

test('more vacancies of a search that the address does not say yet keep the search', async () => {
  serve(many(70));
  const { query } = await openList(`${paths.jobs}?code=7`);
  search('job');
  more('Show 20 more (50 left)');
  await waitFor(() => expect(cards()).toHaveLength(40));
  expect(query()).toBe('?code=7&jobTitle=job');
});

test('the focus stays with its vacancy when the list comes again in another order', async () => {
  serve(many(3));
  await openList();
  screen.getByRole('link', { name: /Job 2/ }).focus();
  serve(many(3).toReversed());
  act(() => void window.dispatchEvent(new Event('offline')));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(titles()).toEqual(['Job 2', 'Job 1', 'Job 0']));
  expect(screen.getByRole('link', { name: /Job 2/ })).toHaveFocus();
});

/** Opens the list and is at a field before the vacancies come. */
async function openAndType() {
  let type = () => {};
  const isTyping = new Promise<void>((resolve) => (type = resolve));
  network.use(
    http.get(`*${apiPaths.jobs}`, async () => {
      await isTyping;
      return HttpResponse.json({ result: { items: jobs } });
    }),
  );
  await renderApp(paths.jobs);
  const box = await screen.findByLabelText('Enter Job title');
  act(() => box.focus());
  type();
  await screen.findByText(/^Showing:/);
}

afterEach(() => history.replaceState(null, '', '#'));

test('a visitor who is typing when the vacancies come is not scrolled away', async () => {
  history.replaceState({ scrollY: 3000 }, '');
  await openAndType();
  expect(window.scrollTo).not.toHaveBeenCalledWith(0, 3000);
});

test('a history entry that is rubbish is left at its top', async () => {
  history.replaceState({ scrollY: 'far' }, '');
  await openList();
  expect(window.scrollTo).not.toHaveBeenCalled();
});

describe('the part of the page that the address names', () => {
  const broughtIntoView = jest.fn();
  beforeEach(() => {
    HTMLElement.prototype.scrollIntoView = broughtIntoView.mockClear();
    history.replaceState(null, '', '#dbs');
  });

  test('gives way to the place where the list was left', async () => {
    history.replaceState({ scrollY: 3000 }, '');
    await openList();
    expect(broughtIntoView).not.toHaveBeenCalled();
  });

  test('is left alone once the focus is elsewhere', async () => {
    await openAndType();
    expect(broughtIntoView).not.toHaveBeenCalled();
  });
});
