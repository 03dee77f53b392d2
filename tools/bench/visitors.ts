import { randomUUID } from 'node:crypto';
import { apiPaths } from '@/contract/paths';

/** A CV: a PDF of exactly this many bytes. */
export function makeCv(bytes: number): Blob {
  const head = '%PDF-1.4\n';
  return new Blob([head, 'x'.repeat(bytes - head.length - 6), '\n%%EOF'], { type: 'application/pdf' });
}

export const password = 'Night-bus-42!';

/** Opens an account with a new address and gives that. Like all of these, throws a RefusedError when it is refused. */
export async function register(origin: string): Promise<string> {
  const email = `${randomUUID()}@candidate.example`;
  const names = { name: 'Ada', lastName: 'Example', email, phone: '' };
  await send(origin + apiPaths.register, asJson({ ...names, password, confirmPassword: password }));
  return email;
}

/** Signs in and gives the session's cookies. */
export async function signIn(origin: string, email: string): Promise<string> {
  const { headers } = await send(origin + apiPaths.login, asJson({ email, password }));
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

/** Sends an enquiry and gives its unique message. */
export async function enquire(origin: string): Promise<string> {
  const message = randomUUID();
  const sender = { name: 'Ward manager', phone: '+442079460958', email: `${message}@ward.example` };
  await send(origin + apiPaths.contact, asJson({ ...sender, enquiryType: 'Health Care', message }));
  return message;
}

/** Applies for a vacancy with a CV. */
export async function apply(origin: string, cookie: string, jobId: string, cv: Blob): Promise<void> {
  const body = new FormData();
  body.set('fullName', 'Ada Example');
  body.set('email', 'ada@candidate.example');
  body.set('phoneNumber', '');
  body.set('message', 'I have worked nights on an acute ward for two years.');
  body.set('resume', cv, 'cv.pdf');
  body.set('jobId', jobId);
  await send(origin + apiPaths.applicationForm, { method: 'POST', headers: { cookie }, body });
}

/** The server did not do as it was asked. */
export class RefusedError extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status} ${text.slice(0, 200)}`);
    this.status = status;
  }
}

export const asJson = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function send(url: string, request: RequestInit): Promise<Response> {
  const answer = await fetch(url, request);
  // Read to its end in any case, so that its connection is free for the next.
  const text = await answer.text();
  if (!answer.ok) throw new RefusedError(answer.status, text);
  return answer;
}
