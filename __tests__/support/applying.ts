import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { jobPath } from '@/lib/paths';
import { makePdf } from './fixtures';
import { renderApp, signedInState } from './renderApp';

export const dialog = () => within(screen.getByRole('dialog', { name: /^Appl(?:y|ied)/ }));
export const expectNoDialog = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
export const field = (label: string) => dialog().getByLabelText<HTMLInputElement>(label);
export const submit = () => fireEvent.click(dialog().getByRole('button', { name: 'Submit application' }));
export const cancel = () => fireEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
export const choose = (file: File) => fireEvent.change(field('CV'), { target: { files: [file] } });
export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

/** Two buttons say Apply Now; which of them is seen depends on the width of the screen. */
export const pressApplyNow = async () =>
  fireEvent.click((await screen.findAllByRole('button', { name: 'Apply Now' }))[0]!);

/** Presses Apply Now and waits for the form. */
export async function openForm() {
  await pressApplyNow();
  await screen.findByRole('dialog', { name: /^Appl(?:y|ied)/ });
}

/** Opens a vacancy as a signed-in visitor, and the form on it. */
export async function openApplication() {
  const page = await renderApp(jobPath('101'), { preloadedState: signedInState });
  await openForm();
  return page;
}

/** Fills in every required field. */
export async function fillApplication() {
  type('Full name', 'Ada Example');
  type('Email', 'ada@candidate.example');
  type('Cover letter', 'Ten years of nights.');
  choose(makePdf());
  await dialog().findByText('cv.pdf');
}

export async function openFilledApplication() {
  const page = await openApplication();
  await fillApplication();
  return page;
}

/** Signs in with the login modal that has this text. */
export async function signInAgain(text: string | RegExp) {
  const words = await screen.findByText(text);
  const login = within(words.closest<HTMLElement>('[role=dialog]')!);
  fireEvent.change(login.getByLabelText('Email'), { target: { value: 'ada@candidate.example' } });
  fireEvent.change(login.getByLabelText('Password'), { target: { value: 'Night-bus-42!' } });
  fireEvent.click(login.getByRole('button', { name: 'Sign In' }));
}
