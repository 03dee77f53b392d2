import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { recordRequests, type ApiPath } from './network';

/** The form of a page by its name, with what a visitor does to it. */
export function formNamed(name: string) {
  // By its label: looking through the whole page by role takes a hundred times longer.
  const form = () => within(screen.getByLabelText(name, { selector: 'form' }));
  const field = (label: string | RegExp) => form().getByLabelText<HTMLInputElement>(label);
  return {
    field,
    button: (label: string | RegExp) => form().getByRole('button', { name: label }),
    type: (values: Record<string, string>) => {
      for (const [label, value] of Object.entries(values))
        fireEvent.change(field(label), { target: { value } });
    },
    press: (label: string) => fireEvent.click(form().getByRole('button', { name: label })),
    values: (labels: string[]) => labels.map((label) => field(label).value),
  };
}

/**
 * A message at its field: shown, spoken with it, and the field marked as wrong. Waits for it: the focus moves as soon as
 * the values are checked, and the page is rendered after that.
 */
export async function expectWrong(field: HTMLElement, message: string): Promise<void> {
  await waitFor(() => {
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(message);
    expect(screen.getByText(message)).toBeVisible();
  });
}

/** The bodies that reached a call, as they were sent. */
export function recordBodies(path: ApiPath) {
  const requests = recordRequests(path);
  return {
    count: () => requests.length,
    bodies: () => Promise.all(requests.map((sent) => sent.clone().json())),
  };
}

/** Waits for a toast: a failure interrupts, a success does not. */
export const findToast = (kind: 'status' | 'alert', text: string) =>
  screen.findByText(text, { selector: `[role=${kind}]` });

type FieldShape = { name: string; autocomplete?: string; type?: string };

/** Asserts how each labelled field is named, for the payload and for browsers that fill in forms. */
export function expectFields(form: ReturnType<typeof formNamed>, shapes: Record<string, FieldShape>): void {
  for (const [label, shape] of Object.entries(shapes)) {
    for (const [attribute, value] of Object.entries(shape)) {
      expect(form.field(label)).toHaveAttribute(attribute, value);
    }
  }
}

/** Answers that are failures, with what the visitor is told: the server's own words, or else the form's. */
export const failures = (fallback: string) =>
  [
    ['with a msg, even of markup', 409, { msg: '<b>No</b>' }, '<b>No</b>'],
    ['without a msg', 500, {}, fallback],
    ['with an empty msg', 400, { msg: '  ' }, fallback],
    ['with a msg that is no text', 400, { msg: ['no'] }, fallback],
    ['with a page of HTML', 502, '<h1>Bad gateway</h1>', fallback],
  ] as const;
