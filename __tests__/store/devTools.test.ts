import { dispatched, shown, shownState } from '@test/devTools';
import { fireEvent, screen } from '@testing-library/react';
import { toasts } from '@/contract/toasts';
import { jobPath } from '@/lib/paths';
import { devTools } from '@/store/devTools';
import { fillApplication, signInAgain, submit } from '@test/applying';
import { renderApp } from '@test/renderApp';

const personal = /Adaeze|Ada Example|ada@candidate\.example|Ten years of nights/g;
const everything = ['Ada Example', 'Adaeze', 'Ten years of nights', 'ada@candidate.example'];
const secret = /Night-bus-42!|%PDF/;
/** RTK Query's own. */
const bookkeeping = /^api\/(?:internalSubscriptions|subscriptions|mutations)\//;

const text = (value: unknown) => JSON.stringify(value);
const found = (value: unknown) => [...new Set(text(value).match(personal))].toSorted();

// Compiled before the first test waits for them, which with an empty cache may take longer than it would wait.
beforeAll(() =>
  Promise.all([
    import('@/pages/JobPage'),
    import('@/features/applying/ApplyDialogs'),
    import('@/ui/toast/Toaster'),
  ]),
);

/** Signs in on a vacancy's page and applies. */
async function signInAndApply() {
  const { store } = await renderApp(jobPath('101'));
  fireEvent.click((await screen.findAllByRole('button', { name: 'Apply Now' }))[0]!);
  await signInAgain("To apply for this job you'll need to login.");
  await screen.findByRole('dialog', { name: /^Apply/ });
  await fillApplication();
  // A visitor takes longer than the pause after which the draft is kept.
  await screen.findByText(/^Draft saved at/);
  submit();
  await screen.findByText(toasts.applicationSent);
  return store;
}

test('the log of DevTools tells how a visitor signed in and applied, by the titles alone', async () => {
  await signInAndApply();
  const story = shown.map(({ type }) => type).filter((type) => !bookkeeping.test(type));
  expect(story.slice(story.indexOf('api/getJob/pending'))).toEqual([
    'api/getJob/pending',
    'api/getJob/fulfilled',
    'seen/vacancyOpened',
    'applying/applyPressed',
    'api/login/pending',
    'api/login/fulfilled',
    'session/signedIn',
    'applying/sessionChanged',
    'applying/submitted',
    'applying/uploaded',
    'api/postApplication/pending',
    'api/postApplication/fulfilled',
    'applying/acknowledged',
  ]);
});

test('in development names, e-mails and letters are readable, passwords and CVs are not', async () => {
  await signInAndApply();
  expect(text(dispatched)).toMatch(secret);
  expect(text(shown)).not.toMatch(secret);
  expect(found(shown)).toEqual(everything);
  expect(found(shownState())).toEqual(['Adaeze', 'ada@candidate.example']);
});

test('in development an argument, passwords and tokens excepted, is readable', () => {
  const arg = (originalArgs: unknown) => {
    const meta = { arg: { endpointName: 'reset', originalArgs }, requestId: '1' };
    const action = { type: 'api/executeMutation/pending', meta };
    return devTools.actionSanitizer(action).meta.arg.originalArgs;
  };
  expect(arg('101')).toBe('101');
  expect(arg(undefined)).toBeUndefined();
  const hidden = '(hidden)';
  expect(
    arg({ email: 'a@b.co', password: 'x', newPassword: 'x', confirmPassword: 'x', token: 'x', resume: 'x' }),
  ).toEqual({
    email: 'a@b.co',
    password: hidden,
    newPassword: hidden,
    confirmPassword: hidden,
    token: hidden,
    resume: hidden,
  });
});

test('in production the state shows what was read, but no answer to what was sent', () => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'production');
  const state = {
    api: { queries: 'jobs', mutations: 'Adaeze' },
    session: 'Adaeze',
    returnLink: 'Ada',
    applying: { stage: 'sending', owner: 'Adaeze' },
    saved: 1,
  };
  expect(devTools.stateSanitizer(state)).toEqual({
    api: { queries: 'jobs', mutations: '(hidden)' },
    session: '(hidden)',
    returnLink: '(hidden)',
    applying: { stage: 'sending', owner: '(hidden)' },
    saved: 1,
  });
  expect(devTools.stateSanitizer({ session: 'Adaeze' })).not.toHaveProperty('api');
});

test('in production DevTools shows no name, e-mail or letter, in actions or state', async () => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'production');
  const store = await signInAndApply();
  expect(found(dispatched)).toEqual(everything);
  expect(found(shown)).toEqual([]);
  // What is nobody's secret stays readable.
  const shownAs = (type: string) => shown.find((action) => action.type === type);
  expect(shownAs('applying/acknowledged')).toMatchObject({ payload: { jobId: '101' } });
  expect(shownAs('api/getJob/pending')).toMatchObject({ meta: { arg: { originalArgs: '101' } } });
  expect(shownAs('api/getJob/fulfilled')).toMatchObject({ payload: { job: { id: '101' } } });
  expect(found(store.getState())).toEqual(['Adaeze', 'ada@candidate.example']);
  expect(found(shownState())).toEqual([]);
});
