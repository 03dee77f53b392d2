import type { Credentials, ForgotPassword, PasswordReset, Registration } from '@/contract/accounts';
import { MessageAnswer, SignInAnswer } from '@/contract/accounts';
import { apiPaths } from '@/contract/paths';
import { SIGN_OUT_HEADER } from '@/contract/session';
import { baseApi } from './baseApi';

/** No sign-in starts before Log Out is answered, or this long after it. */
const MAX_WAIT_MS = 10_000;

export const accountsApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    register: build.mutation<MessageAnswer, Registration>({
      query: (body) => ({ url: apiPaths.register, method: 'POST', body }),
      rawResponseSchema: MessageAnswer,
    }),
    login: build.mutation<SignInAnswer, Credentials>({
      query: (body) => ({ url: apiPaths.login, method: 'POST', body }),
      rawResponseSchema: SignInAnswer,
    }),
    /**
     * Ends the session on the server with a read whose answer nobody needs. Without a connection it ends at the next request, or by
     * itself once it has not been used for a week.
     */
    endSession: build.mutation<null, void>({
      query: () => ({
        // The query keeps the service worker from answering it.
        url: `${apiPaths.jobs}?sign-out`,
        headers: { [SIGN_OUT_HEADER]: '1' },
        // Finishes even if the visitor closes the page at once.
        keepalive: true,
        timeout: MAX_WAIT_MS,
      }),
      transformResponse: () => null,
    }),
    requestResetLink: build.mutation<null, ForgotPassword>({
      query: (body) => ({ url: apiPaths.forgotPassword, method: 'POST', body }),
      transformResponse: () => null,
    }),
    resetPassword: build.mutation<MessageAnswer, PasswordReset>({
      query: (body) => ({ url: apiPaths.resetPassword, method: 'POST', body }),
      rawResponseSchema: MessageAnswer,
    }),
  }),
});

export const {
  useRegisterMutation,
  useLoginMutation,
  useRequestResetLinkMutation,
  useResetPasswordMutation,
} = accountsApi;
