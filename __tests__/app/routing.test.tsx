import { provider } from '@/content/provider';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { jobPath, paths } from '@/lib/paths';
import { main, openAt } from '@test/layout';
import { cancel, expectNoDialog, openApplication } from '@test/applying';
import { renderApp } from '@test/renderApp';
import { box, openList } from '@test/vacancies';

const footerLink = (name: string) => within(screen.getByRole('contentinfo')).getByRole('link', { name });
const heading = () => screen.getByRole('heading', { level: 1 });

test('an unknown address gets a page that leads on', async () => {
  await openAt('/no/such/page');
  expect(document.title).toMatch(/not found/i);
  expect(within(main()).getAllByRole('link').length).toBeGreaterThan(1);
});

test('a link leads to a page that starts at its top, with the focus on its heading and its own title', async () => {
  await openAt(paths.faq);
  const before = document.title;
  fireEvent.click(footerLink('Clients'));
  await waitFor(() => expect(heading()).toHaveTextContent('Your Trust Is Our Commitment'));
  await waitFor(() => expect(heading()).toHaveFocus());
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  expect(document.title).not.toBe(before);
});

test('a link to a part of another page leads to that part, with the focus on it; Back to the place on the page where it stands', async () => {
  const { back } = await openAt(paths.faq);
  jest.replaceProperty(window, 'scrollY', 700);
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  fireEvent.click(within(main()).getByRole('link', { name: 'a new DBS check' }));
  const part = await waitFor(() => {
    const found = document.getElementById('dbs');
    expect(found).toHaveFocus();
    return found;
  });
  expect(part).toHaveTextContent('You pay nothing for it.');
  expect(scrolled.mock.contexts).toEqual([part]);
  expect(window.scrollTo).not.toHaveBeenCalledWith(0, 0);
  await back();
  await waitFor(() => expect(heading()).toHaveFocus());
  expect(document.getElementById('dbs')).not.toBeInTheDocument();
  expect(jest.mocked(window.scrollTo).mock.calls).toEqual([[0, 700]]);
});

test('a link to the page one is on goes to its top', async () => {
  await openAt(paths.home);
  await screen.findByRole('heading', { level: 1 });
  for (const link of [footerLink('Home'), footerLink(`${provider.name}, home`)]) {
    link.focus();
    jest.mocked(window.scrollTo).mockClear();
    fireEvent.click(link);
    await waitFor(() => expect(heading()).toHaveFocus());
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  }
});

test('typing into the search, which changes the address, does not', async () => {
  const { query } = await openAt(paths.jobs);
  const search = await screen.findByLabelText('Enter Job title');
  act(() => search.focus());
  fireEvent.change(search, { target: { value: 'nurse' } });
  await waitFor(() => expect(query()).toContain('nurse'));
  expect(search).toHaveFocus();
  expect(window.scrollTo).not.toHaveBeenCalledWith(0, 0);
});

test('the first page of a visit leaves the focus alone', async () => {
  await openAt(paths.faq);
  expect(document.body).toHaveFocus();
});

test('the first Tab reaches the way past the header', async () => {
  const { user } = await openAt(paths.faq);
  await user.tab();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(skip).toHaveFocus();
  fireEvent.click(skip);
  expect(main()).toHaveFocus();
});

test('Back closes the form and leaves the vacancy open', async () => {
  const { pathname, isAtDialog, back } = await openApplication();
  await waitFor(() => expect(isAtDialog()).toBe(true));
  await back();
  await expectNoDialog();
  expect(pathname()).toBe(jobPath('101'));
  expect(isAtDialog()).toBe(false);
});

test.each([
  ['changed filters', 'scrolls up to the list', true],
  ['the filters as they were', 'leaves the page where it is', false],
])('Back closes the filter sheet: with %s it %s', async (_filters, _effect, isChanged) => {
  const { pathname, isAtDialog, back } = await openList();
  const results = screen.getByText(/^Showing:/).closest('section')!;
  jest.spyOn(results, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -400, 300, 30));
  const scrolled = jest.spyOn(results, 'scrollIntoView');
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await waitFor(() => expect(isAtDialog()).toBe(true));
  if (isChanged) fireEvent.click(sheet.getByRole('checkbox', { name: 'Contract' }));
  await back();
  await expectNoDialog();
  expect(pathname()).toBe(paths.jobs);
  expect(box('Contract').matches(':checked')).toBe(isChanged);
  expect(scrolled.mock.calls.length > 0).toBe(isChanged);
});

test('Back closes the menu on small screens and leaves the page open', async () => {
  const { pathname, isAtDialog, back } = await renderApp(paths.faq);
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  await screen.findByRole('dialog', { name: 'Menu' });
  await waitFor(() => expect(isAtDialog()).toBe(true));
  await back();
  await expectNoDialog();
  expect(pathname()).toBe(paths.faq);
});

test('a form that is closed by hand takes its entry along', async () => {
  const { isAtDialog } = await openApplication();
  cancel();
  await expectNoDialog();
  await waitFor(() => expect(isAtDialog()).toBe(false));
});

test('a link in the menu on small screens takes the place of its entry', async () => {
  const { pathname, isAtDialog, back } = await renderApp(paths.faq);
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await waitFor(() => expect(isAtDialog()).toBe(true));
  fireEvent.click(menu.getByRole('link', { name: 'Contact Us' }));
  await waitFor(() => expect(pathname()).toBe(paths.contact));
  await expectNoDialog();
  await back();
  await waitFor(() => expect(pathname()).toBe(paths.faq));
  await expectNoDialog();
});

test('Back from a page that a dialog led to is not held up by the entry of the dialog', async () => {
  const { pathname, isAtDialog, back } = await renderApp(jobPath('101'));
  fireEvent.click((await screen.findAllByRole('button', { name: 'Apply Now' }))[0]!);
  const login = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(isAtDialog()).toBe(true));
  fireEvent.click(login.getByRole('link', { name: "Don't have an account yet?" }));
  await waitFor(() => expect(pathname()).toBe(paths.signUp));
  await back();
  await waitFor(() => expect(isAtDialog()).toBe(false));
  expect(pathname()).toBe(jobPath('101'));
  await expectNoDialog();
});
