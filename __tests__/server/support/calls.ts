import { apiPaths } from '@/contract/paths';

export type Answer = { status: number; body: Record<string, unknown>; headers: Headers; cookies: string };

export const person = {
  name: 'Adaeze',
  lastName: 'Example',
  email: 'Adaeze@Candidate.example',
  phone: '',
  password: 'Night-bus-42!',
  confirmPassword: 'Night-bus-42!',
};

export const enquiry = {
  name: 'Ward manager',
  phone: '+442079460958',
  email: 'manager@ward.example',
  enquiryType: 'Health Care',
  message: 'We need two nurses for next week.',
};

/** Posts JSON; `cookies` in the result are as a browser would send them back. */
export async function post(
  address: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
    headers: response.headers,
    cookies: cookies.join('; '),
  };
}

export const register = (
  origin: string,
  change: Partial<typeof person> = {},
  headers: Record<string, string> = {},
) => post(origin + apiPaths.register, { ...person, ...change }, headers);

export const signIn = (
  origin: string,
  { email = person.email, password = person.password } = {},
  headers: Record<string, string> = {},
) => post(origin + apiPaths.login, { email, password }, headers);

/** Applies with an incomplete form: 401 means signed out, 400 signed in. */
export const applyWith = (origin: string, cookie: string) => {
  const form = new FormData();
  form.append('fullName', '');
  return fetch(origin + apiPaths.applicationForm, { method: 'POST', headers: { cookie }, body: form });
};
