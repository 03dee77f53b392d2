import { randomUUID } from 'node:crypto';
import { apiPaths } from '@/contract/paths';

/** A CV: a PDF of exactly this many bytes. */
export function makeCv(bytes: number): Blob {
  const head = '%PDF-1.4\n';
  return new Blob([head, 'x'.repeat(bytes - head.length - 6), '\n%%EOF'], { type: 'application/pdf' });
}

export const password = 'Night-bus-42!';

/** Sends JSON to an endpoint of a running server. */
const post = (origin: string, path: string, body: object): Promise<Response> =>
  fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Opens an account with a new address and gives that; throws when it is refused. */
export async function register(origin: string): Promise<string> {
  const email = `${randomUUID()}@candidate.example`;
  const answer = await post(origin, apiPaths.register, {
    name: 'Ada',
    lastName: 'Example',
    email,
    phone: '',
    password,
    confirmPassword: password,
  });
  await expectSuccess(answer);
  return email;
}

/** Signs in and gives the session's cookies. */
export async function signIn(origin: string, email: string): Promise<string> {
  const answer = await post(origin, apiPaths.login, { email, password });
  await expectSuccess(answer);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

/** Sends an enquiry and gives its unique message. */
export async function enquire(origin: string): Promise<string> {
  const mark = randomUUID();
  const answer = await post(origin, apiPaths.contact, {
    name: 'Ward manager',
    phone: '+442079460958',
    email: `${mark}@ward.example`,
    enquiryType: 'Health Care',
    message: mark,
  });
  await expectSuccess(answer);
  return mark;
}

/** Applies for a vacancy with a CV. */
export async function apply(origin: string, cookie: string, jobId: string, cv: Blob): Promise<void> {
  const form = new FormData();
  form.set('fullName', 'Ada Example');
  form.set('email', 'ada@candidate.example');
  form.set('phoneNumber', '');
  form.set('message', 'I have worked nights on an acute ward for two years.');
  form.set('resume', cv, 'cv.pdf');
  form.set('jobId', jobId);
  await expectSuccess(
    await fetch(origin + apiPaths.applicationForm, { method: 'POST', headers: { cookie }, body: form }),
  );
}

/** The ids of the vacancies. */
export async function vacancyIds(origin: string): Promise<string[]> {
  const answer = await fetch(origin + apiPaths.jobs);
  if (!answer.ok) throw new RefusedError(answer.status, await answer.text());
  const { result } = (await answer.json()) as { result: { items: { id: string }[] } };
  return result.items.map(({ id }) => id);
}

/** The server did not do as it was asked. */
export class RefusedError extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status} ${text.slice(0, 200)}`);
    this.status = status;
  }
}

/** Reads a response to its end; throws a RefusedError unless it is a success. */
async function expectSuccess(answer: Response): Promise<void> {
  const text = await answer.text();
  if (!answer.ok) throw new RefusedError(answer.status, text);
}
