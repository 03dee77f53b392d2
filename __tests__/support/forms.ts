import { fireEvent, screen, within } from '@testing-library/react';
import { recordRequests, type ApiPath } from './network';

/** The form of a page by its name, with what a visitor does to it. */
export function formNamed(name: string) {
  const form = () => within(screen.getByRole('form', { name }));
  const field = (label: string | RegExp) => form().getByLabelText(label);
  return {
    field,
    button: (label: string | RegExp) => form().getByRole('button', { name: label }),
    type: (values: Record<string, string>) => {
      for (const [label, value] of Object.entries(values)) fireEvent.change(field(label), { target: { value } });
    },
    press: (label: string) => fireEvent.click(form().getByRole('button', { name: label })),
    values: (labels: string[]) => labels.map((label) => (field(label) as HTMLInputElement).value),
  };
}

/** A message at its field: shown, spoken with it, and the field marked as wrong. */
export function expectWrong(field: HTMLElement, message: string): void {
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(message);
  expect(screen.getByText(message)).toBeVisible();
}

/** The bodies that reached a call, as they were sent. */
export function recordBodies(path: ApiPath) {
  const requests = recordRequests(path);
  return { count: () => requests.length, bodies: () => Promise.all(requests.map((sent) => sent.clone().json())) };
}


/** Waits for a toast: a failure interrupts, a success does not. */
export async function findToast(kind: 'status' | 'alert', text: string): Promise<HTMLElement> {
  const words = await screen.findByText(text, { selector: '.Toastify__toast *' });
  const toast = words.closest<HTMLElement>(`[role=${kind}]`);
  if (!toast) throw new Error(`The toast "${text}" is no ${kind}`);
  return toast;
}
