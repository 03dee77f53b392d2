import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pages } from '@/app/routes';
import { enquirySent } from '@/content/forms';
import { pageTrouble } from '@/content/pageTrouble';
import { receiptSentences } from '@/content/receipt';
import { toasts } from '@/contract/toasts';
import { paths } from '@/lib/paths';
import { reloadPage } from '@/lib/reloadPage';
import { fillApplication, openApplication, submit } from '@test/applying';
import { formNamed } from '@test/forms';
import { expectLogged } from '@test/problems';
import { renderApp } from '@test/renderApp';

jest.mock('@/lib/reloadPage');

const Page = () => <h1>Here it is</h1>;
const route = pages.find(({ path }) => path === paths.about)!;
const { lazy } = route;
const lost = () => Promise.reject(new Error('ChunkLoadError'));

afterEach(() => {
  route.lazy = lazy;
  jest.mocked(reloadPage).mockClear();
});

const trouble = () => screen.findByRole('alert');

test('a page whose code does not come says so from its top, between header and footer, and can be tried again', async () => {
  route.lazy = lost;
  await renderApp(paths.about);
  const heading = within(await trouble()).getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(pageTrouble.heading);
  expect(heading).toHaveFocus();
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  expect(document.title).toBe(pageTrouble.title);
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  expectLogged(/ChunkLoadError/);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('a page that throws says so, and is loaded again when the connection is back', async () => {
  const Broken = () => {
    throw new Error('the page broke');
  };
  route.lazy = async () => ({ Component: Broken });
  await renderApp(paths.about);
  await trouble();
  expectLogged(/the page broke/);
  expect(reloadPage).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('going to another page leaves the message behind', async () => {
  route.lazy = lost;
  await renderApp(paths.about);
  await trouble();
  expectLogged(/ChunkLoadError/);
  fireEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'FAQs' }));
  expect(await screen.findByRole('heading', { level: 1, name: /question/i })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  window.dispatchEvent(new Event('online'));
  expect(reloadPage).not.toHaveBeenCalled();
});

test('the page that follows is not kept from being shown by one that failed', async () => {
  route.lazy = async () => ({ Component: Page });
  await renderApp(paths.about);
  expect(await screen.findByText('Here it is')).toBeInTheDocument();
});

const breaks = () => {
  throw new Error('the page broke');
};

async function sendEnquiry() {
  jest.spyOn(enquirySent, 'arrived').mockImplementation(breaks);
  await renderApp(paths.contact);
  const form = formNamed('Leave us a message');
  form.type({ Name: 'Ada', Phone: '+447700900123', Email: 'ada@candidate.example' });
  form.type({ 'Enquiry type': 'Jobs', Message: 'We need two nurses in May.' });
  fireEvent.click(form.field(/I accept the/));
  form.press('Send message');
}

async function signUp() {
  const signIn = pages.find(({ path }) => path === paths.signIn)!;
  jest.spyOn(signIn, 'lazy').mockResolvedValue({ Component: breaks });
  await renderApp(paths.signUp);
  const form = formNamed('Sign Up');
  form.type({ 'First name': 'Ada', 'Last name': 'Example', Email: 'ada@candidate.example' });
  form.type({ Password: 'Lantern1!', 'Confirm password': 'Lantern1!' });
  form.press('Sign Up');
}

async function apply() {
  // React refuses to render it.
  jest.replaceProperty(receiptSentences, 'reached', {} as never);
  await openApplication();
  await fillApplication();
  submit();
}

test.each([
  ['an enquiry', sendEnquiry, toasts.enquirySent],
  ['a registration', signUp, 'Account created'],
  ['an application', apply, toasts.applicationSent],
])(
  'a page that fails once %s was accepted says so, and asks nobody to send it again',
  async (_, send, answer) => {
    await send();
    await waitFor(() => expect(document.title).toBe(pageTrouble.title));
    const page = screen.getByRole('main');
    expect(page).toHaveTextContent(/Do not send it again/);
    expect(page).toHaveTextContent(`(“${answer}”)`);
    expect(page).not.toHaveTextContent(/try again/i);
    expectLogged(/the page broke|not valid as a React child/);
  },
);
