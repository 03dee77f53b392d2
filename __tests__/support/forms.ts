import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { recordRequests, type ApiPath } from './network';

/** Finds a form by its name, and fills it in as a visitor would. */
export function formNamed(name: string) {
  let found: HTMLElement | undefined;
  /** Looks for it by its label, as searching the whole page by role takes a hundred times longer, and again once it has left the page. */
  const form = () => {
    if (!found?.isConnected) found = screen.getByLabelText(name, { selector: 'form' });
    return within(found);
  };
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
 * Asserts that a field is marked as invalid, and that its message is visible and tied to it. Waits, because the focus moves
 * before the page is rendered again.
 */
export async function expectWrong(field: HTMLElement, message: string): Promise<void> {
  await waitFor(() => {
    expect(field).toBeInvalid();
    // The field's help follows it, where it has one.
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(screen.getByText(message)).toBeInTheDocument();
  });
}

/** Collects the bodies sent to a path. */
export function recordBodies(path: ApiPath) {
  const requests = recordRequests(path);
  return {
    count: () => requests.length,
    bodies: () => Promise.all(requests.map((sent) => sent.clone().json())),
  };
}

/** Waits for a toast: `alert` for a failure, `status` for a success. */
export async function findToast(kind: 'status' | 'alert', text: string): Promise<HTMLElement> {
  const words = await screen.findByText(text, { selector: `[role=${kind}] > span` });
  return words.parentElement!;
}

type FieldShape = { name: string } & Partial<
  Record<'autocomplete' | 'type' | 'autocapitalize' | 'spellcheck', string>
>;

/** Asserts the attributes of each labelled field, such as its name in the payload. */
export function expectFields(form: ReturnType<typeof formNamed>, shapes: Record<string, FieldShape>): void {
  for (const [label, shape] of Object.entries(shapes)) {
    for (const [attribute, value] of Object.entries(shape)) {
      expect(form.field(label)).toHaveAttribute(attribute, value);
    }
  }
}
