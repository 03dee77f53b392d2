import { toasts } from '@/contract/toasts';
import { apiPaths } from '@/contract/paths';
import { person, post, register, signIn } from '@test-server/calls';
import { formOf, send } from '@test-server/sending';

/** Signs up, signs in, applies, enquires and asks for a new password. */
export async function leaveTraces(origin: string, { email, name }: typeof person): Promise<void> {
  await register(origin, { email, name });
  const { cookies } = await signIn(origin, { email, password: person.password });
  const sent = await send(origin, cookies, formOf({ email, fullName: name }));
  expect(sent).toEqual({ status: 200, msg: toasts.applicationSent });
  const enquiry = { name, phone: '+447700900123', email, enquiryType: 'Jobs', message: 'Hello' };
  expect((await post(origin + apiPaths.contact, enquiry)).status).toBe(200);
  expect((await post(origin + apiPaths.forgotPassword, { email })).status).toBe(200);
}
