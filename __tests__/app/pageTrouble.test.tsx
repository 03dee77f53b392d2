import type { ReactNode } from 'react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pages } from '@/app/routes';
import { provider } from '@/content/provider';
import { pageTrouble, offlineLine } from '@/content/pageTrouble';
import { paths, jobPath } from '@/lib/paths';
import { reloadPage } from '@/lib/reloadPage';
import { expectLogged } from '@test/problems';
import { renderApp } from '@test/renderApp';
import { apiPaths } from '@/contract/paths';
import { makeJob } from '@test/fixtures';
import { formNamed } from '@test/forms';
import { scenarios } from '@test/network';

jest.mock('@/lib/reloadPage');

let mockBroken = '';
/** The module, whose component throws once its name is that of `mockBroken`. */
function mockBreakable(name: string, module: Record<string, (props: object) => ReactNode>) {
  const Actual = module[name]!;
  const Breakable = (props: object) => {
    if (mockBroken === name) throw new Error(`${name} broke`);
    return <Actual {...props} />;
  };
  return { ...module, [name]: Breakable };
}
jest.mock('@/app/layout/header/Header', () =>
  mockBreakable('Header', jest.requireActual('@/app/layout/header/Header')),
);
jest.mock('@/app/layout/footer/Footer', () =>
  mockBreakable('Footer', jest.requireActual('@/app/layout/footer/Footer')),
);
jest.mock('@/app/Offline', () => mockBreakable('Offline', jest.requireActual('@/app/Offline')));
jest.mock('@/app/ReturnLink', () => mockBreakable('ReturnLink', jest.requireActual('@/app/ReturnLink')));
jest.mock('@/app/ArrivalFocus', () =>
  mockBreakable('ArrivalFocus', jest.requireActual('@/app/ArrivalFocus')),
);
jest.mock('@/app/layout/header/SkipLink', () =>
  mockBreakable('SkipLink', jest.requireActual('@/app/layout/header/SkipLink')),
);

const route = pages.find(({ path }) => path === paths.about)!;
const { lazy } = route;
const lost = () => Promise.reject(new Error('ChunkLoadError'));

afterEach(() => {
  route.lazy = lazy;
  mockBroken = '';
  document.body.replaceChildren();
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
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: /question/i })).toHaveFocus());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  window.dispatchEvent(new Event('online'));
  expect(reloadPage).not.toHaveBeenCalled();
});

/** What the page was served with. */
function serve(html: string) {
  document.body.innerHTML = `<div id="root" data-route="${paths.about}">${html}</div>`;
}

/** prehydration.ts then shows the line with the telephone. */
function watchForTelling() {
  const told = jest.fn();
  window.addEventListener('hydrationfailed', told, { once: true });
  return () => waitFor(() => expect(told).toHaveBeenCalled());
}

test.each(['Header', 'Footer', 'Offline', 'ReturnLink', 'ArrivalFocus'])(
  '%s fails alone: it is logged, and the page works',
  async (name) => {
    mockBroken = name;
    const { user } = await renderApp(paths.faq);
    expectLogged(new RegExp(`${name} broke`));
    const question = (await within(screen.getByRole('main')).findAllByRole('button'))[1]!;
    await user.click(question);
    expect(question).toHaveAttribute('aria-expanded', 'true');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('a header that throws stays as it was served', async () => {
  serve('<header><a href="/JobsPage">National</a></header>');
  mockBroken = 'Header';
  const { container } = await renderApp(paths.faq);
  expectLogged(/header could not be shown/);
  expect(within(container).getByRole('link', { name: 'National' })).toHaveAttribute('href', '/JobsPage');
});

test('a page that throws as it opens stays as it was served, with a line that leads out, and sends no form by itself', async () => {
  serve('<main id="main"><h1>About us</h1><form><button>Send</button></form></main>');
  const Broken = () => {
    throw new Error('the page broke');
  };
  route.lazy = async () => ({ Component: Broken });
  const untilTold = watchForTelling();
  const { container } = await renderApp(paths.about);
  await untilTold();
  expectLogged(/the page broke/);
  expect(within(container).getByRole('heading', { level: 1 })).toHaveTextContent('About us');
  const submitted = jest.fn((event: Event) => event.defaultPrevented);
  window.addEventListener('submit', submitted, { once: true });
  fireEvent.submit(within(container).getByRole('button', { name: 'Send' }).closest('form')!);
  expect(submitted).toHaveReturnedWith(true);
});

test('what all pages share stays as it was served, too, and elsewhere a page says what happened, with the telephone', async () => {
  serve('<header>Lindenway</header><main id="main"><h1>About us</h1></main>');
  mockBroken = 'SkipLink';
  const untilTold = watchForTelling();
  const { container, unmount } = await renderApp(paths.about);
  await untilTold();
  expect(container).toHaveTextContent('LindenwayAbout us');
  unmount();
  document.body.replaceChildren();
  await renderApp(paths.about);
  const line = within(await trouble());
  expect(line.getByRole('heading', { level: 1 })).toHaveTextContent(pageTrouble.heading);
  expect(line.getByRole('link', { name: provider.telephone.text })).toBeInTheDocument();
  expectLogged(/SkipLink broke/);
});

afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

test('a page says in one line that there is no connection, until it is back, and disables no button', async () => {
  await renderApp(jobPath('101'));
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByRole('heading', { level: 1, name: makeJob().job_title })).toBeInTheDocument();
  for (const button of screen.getAllByRole('button', { name: 'Apply Now' })) expect(button).toBeEnabled();
  expect(screen.getByText(offlineLine).parentElement).toHaveRole('status');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(offlineLine)).not.toBeInTheDocument();
});

test('an answer of any status to what was sent shows that the device was wrong about it', async () => {
  await renderApp(paths.signIn);
  const form = formNamed('Sign In');
  await screen.findByLabelText('Sign In', { selector: 'form' });
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(offlineLine)).toBeInTheDocument();
  scenarios.answers(apiPaths.login, 400);
  form.type({ Email: 'adaeze@lindenway.example', Password: 'Lantern1!' });
  form.press('Sign In');
  await waitFor(() => expect(screen.queryByText(offlineLine)).not.toBeInTheDocument());
});

const denied = new DOMException('denied', 'SecurityError');
const throwDenied = () => {
  throw denied;
};

test.each<[string, () => unknown, RegExp]>([
  ['are there without a value', () => undefined, /^$/],
  ['are forbidden', () => ({ register: () => Promise.reject(denied) }), /could not be registered/],
  ['throw at once', () => ({ register: throwDenied }), /could not be registered/],
  ['may not even be named', throwDenied, /could not be registered/],
])('a page is shown where service workers %s', async (_, get, logged) => {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, get });
  await renderApp(paths.faq);
  expect(await within(screen.getByRole('main')).findByRole('heading', { level: 1 })).toBeInTheDocument();
  expectLogged(logged);
});
