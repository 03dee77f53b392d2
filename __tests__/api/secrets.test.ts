import { dispatched, shown } from '@test/devTools';
import { useLoginMutation, useRegisterMutation, useResetPasswordMutation } from '@/api/accountsApi';
import { applicationsApi } from '@/api/applicationsApi';
import { apiPaths } from '@/contract/paths';
import { account, application, reset, send } from '@test/calls';
import { scenarios } from '@test/network';

/** Everything there is to see in a value, with files and requests named. */
const visible = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) => {
    if (part instanceof Blob) return 'a file';
    return part instanceof Request ? 'a request' : part;
  });

const credentials = { email: 'adaeze@lindenway.example', password: 'Lantern1!' };
const calls = {
  register: () => send(apiPaths.register, useRegisterMutation, account),
  login: () => send(apiPaths.login, useLoginMutation, credentials),
  'reset-password': () => send(apiPaths.resetPassword, useResetPasswordMutation, reset),
  application: () =>
    send(apiPaths.applicationForm, applicationsApi.usePostApplicationMutation, application()),
};
const secrets = /Lantern1!|a&b=c|%PDF|"a file"|"a request"/;
/** The id of its vacancy is none of an application's. */
const files = /%PDF|"a file"|"a request"/;

describe('the secrets of a call', () => {
  it.each(['register', 'login', 'reset-password', 'application'] as const)(
    'of %s stay out of store and DevTools',
    async (name) => {
      const { store } = await calls[name]();
      expect(visible(dispatched)).toMatch(secrets);
      expect(visible(shown)).not.toMatch(name === 'application' ? files : secrets);
      expect(visible(store.getState())).not.toMatch(name === 'application' ? files : secrets);
    },
  );

  it('leave the rest of a call readable, under the name of its endpoint', async () => {
    await calls.register();
    expect(shown.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['api/register/pending', 'api/register/fulfilled']),
    );
    expect(visible(shown)).toContain(account.email);
  });

  it('stay out when the call fails, too', async () => {
    scenarios.answers(apiPaths.login, 401, { msg: 'No' });
    const { store } = await calls.login();
    expect(shown.some(({ type }) => type.endsWith('/rejected'))).toBe(true);
    expect(visible(shown)).not.toMatch(secrets);
    expect(visible(store.getState())).not.toMatch(secrets);
  });
});
