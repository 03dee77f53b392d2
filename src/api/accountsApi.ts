import type { Credentials, ForgotPassword, PasswordReset, Registration } from '@/contract/accounts';
import { MessageAnswer, SignInAnswer } from '@/contract/accounts';
import { apiPaths } from '@/contract/paths';
import { baseApi } from './baseApi';

const accountsApi = baseApi.injectEndpoints({
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
