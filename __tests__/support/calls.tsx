import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '@/store/makeStore';
import { makePdf } from './fixtures';
import { recordRequests, type ApiPath } from './network';

export const enquiry = {
  name: 'Adaeze',
  phone: '+447700900123',
  email: 'adaeze@lindenway.example',
  enquiryType: 'Jobs' as const,
  message: 'We need two night carers.',
};
const passwords = { password: 'Lantern1!', confirmPassword: 'Lantern1!' };
export const account = { name: 'Adaeze', lastName: 'Example', email: enquiry.email, phone: '', ...passwords };
export const reset = { token: 'a&b=c', newPassword: 'Lantern1!', confirmPassword: 'Lantern1!' };
export const application = () => ({
  fullName: 'Adaeze Example',
  email: enquiry.email,
  phoneNumber: '',
  resume: makePdf('my cv ✓.pdf', '%PDF-1.4 secret'),
  message: 'Dear team',
  jobId: 'a&b=c',
});

/** Uses an API hook as a page would, with a store of its own. */
export function call<Result>(useIt: () => Result) {
  const store = makeStore();
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
  return { store, ...renderHook(useIt, { wrapper }) };
}

type Trigger<Body> = (body: Body) => Promise<{ data?: unknown; error?: unknown }>;

/** Sends one request through a hook, and gives the request and its result. */
export async function send<Body>(
  path: ApiPath,
  useIt: () => readonly [Trigger<Body>, ...unknown[]],
  body: Body,
) {
  const requests = recordRequests(path);
  const { result, store } = call(useIt);
  const answer = await act(async () => result.current[0](body));
  expect(requests).toHaveLength(1);
  return { request: requests[0] ?? new Request('/none'), answer, store };
}
