import { provider } from '@/content/provider';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/lib/paths';
import { main, openAt } from '@test/layout';

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
