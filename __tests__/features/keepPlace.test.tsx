import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiPaths } from '@/contract/paths';
import { paths } from '@/lib/paths';
import { jobs } from '@test/fixtures';
import { network } from '@test/network';
import { renderApp } from '@test/renderApp';
import { openList } from '@test/vacancies';

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

beforeEach(() => jest.spyOn(window, 'scrollTo').mockReturnValue());
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
