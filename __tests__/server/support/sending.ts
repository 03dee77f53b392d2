import { apiPaths } from '@/contract/paths';
import { register, signIn } from '@test-server/calls';

export const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n', 'latin1');

export const applicationText = {
  fullName: 'Adaeze Example',
  email: 'adaeze@candidate.example',
  phoneNumber: '+447700900123',
  message: 'I would like to join the night team.',
};

/** A CV of that many bytes. */
export const cvOf = (size: number) => new Blob([pdf, new Uint8Array(size - 2 * pdf.length), pdf]);

type Change = Record<string, string | Blob | undefined>;

/** The form as the site sends it; `undefined` leaves a part out. */
export function formOf(change: Change = {}, fileName = 'cv.pdf'): FormData {
  const { fullName, email, phoneNumber, message } = applicationText;
  const resume = new Blob([pdf], { type: 'application/pdf' });
  const parts: Change = { fullName, email, phoneNumber, resume, message, jobId: '101', ...change };
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    if (value instanceof Blob) form.append(name, value, fileName);
    else if (value !== undefined) form.append(name, value);
  }
  return form;
}

export async function send(
  origin: string,
  cookie: string | undefined,
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<{ status: number; msg: unknown }> {
  const response = await fetch(origin + apiPaths.applicationForm, {
    method: 'POST',
    body,
    headers: { ...headers, ...(cookie && { cookie }) },
  });
  const answer = (await response.json()) as { msg: unknown };
  return { status: response.status, msg: answer.msg };
}

let accounts = 0;

/** Registers and signs in a new visitor; returns the cookies as a browser sends them back. */
export async function signInSomebody(origin: string): Promise<string> {
  accounts += 1;
  const email = `candidate${accounts}@candidate.example`;
  await register(origin, { email });
  const { status, cookies } = await signIn(origin, { email });
  if (status !== 200) throw new Error(`Signing in returned ${status}.`);
  return cookies;
}
