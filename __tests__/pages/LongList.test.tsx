import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/lib/paths';
import { makeJob } from '@test/fixtures';
import { expectLogged } from '@test/problems';
import { openList, search, serve, showing, titles } from '@test/vacancies';

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
