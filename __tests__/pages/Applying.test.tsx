import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { resumeCopy } from '@/content/formKit';
import { provider } from '@/content/provider';
import { receiptSentences } from '@/content/receipt';
import { fieldMessages } from '@/contract/messages';
import { toasts } from '@/contract/toasts';
import { apiPaths } from '@/contract/paths';
import { jobPath } from '@/lib/paths';
import {
  choose,
  dialog,
  field,
  fillApplication,
  openApplication,
  openFilledApplication,
  pressApplyNow,
  signInAgain,
  submit,
} from '@test/applying';
import { makePdf } from '@test/fixtures';
import { liveRegions } from '@test/liveRegions';
import { expectFields, formNamed } from '@test/forms';
import { network, recordRequests, scenarios } from '@test/network';
import { renderApp, signedInState } from '@test/renderApp';

// As under `npm run dev`.
configure({ reactStrictMode: true });

test('the form has labelled fields that browsers can fill in, marks each that is missing and focuses the first', async () => {
  await openApplication();
  expectFields(formNamed('Apply'), {
    'Full name': { name: 'fullName', autocomplete: 'name' },
    Email: { name: 'email', autocomplete: 'email', type: 'email' },
    'Phone number (optional)': { name: 'phoneNumber', autocomplete: 'tel', type: 'tel' },
    CV: { name: 'resume', type: 'file' },
    'Cover letter': { name: 'message', autocomplete: 'off' },
  });
  // That is for a visitor who has applied before.
  expect(dialog().queryByText(/^Filled in with/)).not.toBeInTheDocument();
  submit();
  expect(await dialog().findByText(fieldMessages.fullNameRequired)).toBeInTheDocument();
  for (const message of [
    fieldMessages.emailRequired,
    fieldMessages.resumeRequired,
    fieldMessages.coverLetterRequired,
  ]) {
    expect(dialog().getByText(message)).toBeInTheDocument();
  }
  await waitFor(() => expect(field('Full name')).toHaveFocus());
  expect(field('Full name')).toHaveAccessibleDescription(fieldMessages.fullNameRequired);
});

test('an application is sent once, however often the button is pressed, and stays applied whatever happens to the toast', async () => {
  const { store, unmount } = await openFilledApplication();
  const requests = recordRequests(apiPaths.applicationForm);
  const button = dialog().getByRole('button', { name: 'Submit application' });
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByText(toasts.applicationSent);
  expect(dialog().getByText(receiptSentences.reached)).toHaveFocus();
  fireEvent.click(button);
  expect(requests).toHaveLength(1);
  const form = await requests[0]!.formData();
  expect([...form.keys()]).toEqual(['fullName', 'email', 'phoneNumber', 'resume', 'message', 'jobId']);
  expect(form.get('jobId')).toBe('101');
  expect((form.get('resume') as File).name).toBe('cv.pdf');
  // Neither CV nor letter is left in the store. A file is {} in JSON: it must be named to be seen.
  const kept = JSON.stringify(store.getState(), (_, part: unknown) =>
    part instanceof Blob ? 'a file' : part,
  );
  expect(kept).toContain('postApplication');
  expect(kept).not.toMatch(/a file|%PDF|Ten years of nights/);
  unmount();
  await renderApp(jobPath('101'), { preloadedState: signedInState });
  for (const applied of await screen.findAllByRole('button', { name: 'Applied' }))
    expect(applied).toBeDisabled();
});

test('a form that could not be sent keeps everything, the chosen CV included', async () => {
  await openFilledApplication();
  scenarios.isCut(apiPaths.applicationForm);
  submit();
  expect(await screen.findByText(toasts.applicationFailed)).toBeInTheDocument();
  expect(dialog().getByText(/^The connection was lost\. Check it, then try again\./)).toBeInTheDocument();
  expect(field('Full name')).toHaveValue('Ada Example');
  expect(field('Cover letter')).toHaveValue('Ten years of nights.');
  expect(dialog().getByText('cv.pdf')).toBeInTheDocument();
});

test('a form whose session has ended asks to sign in again over it, and sends nothing by itself', async () => {
  await openFilledApplication();
  const requests = recordRequests(apiPaths.applicationForm);
  scenarios.answers(apiPaths.applicationForm, 401, { msg: 'Sign in' });
  submit();
  await signInAgain(/Your sign-in has ended/);
  await screen.findByText(toasts.signedIn);
  // The form is hidden from screen readers until the other dialog has gone.
  await screen.findByRole('dialog', { name: /^Apply/ });
  expect(field('Cover letter')).toHaveValue('Ten years of nights.');
  expect(screen.queryByText(toasts.applicationFailed)).not.toBeInTheDocument();
  expect(requests).toHaveLength(1);
  network.resetHandlers();
  submit();
  expect(await screen.findByText(toasts.applicationSent)).toBeInTheDocument();
});

test('whoever signs in and is not known all the same learns that cookies are blocked, and whom to ring or mail', async () => {
  await renderApp(jobPath('101'));
  await pressApplyNow();
  await signInAgain(/you'll need to login/);
  await screen.findByRole('dialog', { name: /^Apply/ });
  await fillApplication();
  // The dialog keeps its words while it closes, and would if it opened again by then.
  await waitFor(() => expect(screen.queryByText(/you'll need to login/)).not.toBeInTheDocument());
  scenarios.answers(apiPaths.applicationForm, 401);
  submit();
  const words = within(
    (await dialog().findByText(/this browser keeps no cookies for this site/)).parentElement!,
  );
  expect(words.getByRole('link', { name: provider.telephone.text })).toHaveAttribute(
    'href',
    provider.telephone.href,
  );
  expect(words.getByRole('link', { name: provider.recruitmentEmail })).toHaveAttribute(
    'href',
    `mailto:${provider.recruitmentEmail}`,
  );
  expect(screen.queryByText(toasts.applicationFailed)).not.toBeInTheDocument();
  // The visitor may have allowed them meanwhile, and is not signed in.
  submit();
  expect(await screen.findByText(/Your sign-in has ended/)).toBeInTheDocument();
  expect(screen.queryByText(/keeps no cookies/)).not.toBeInTheDocument();
});

test('the form stays when the visitor will not sign in again', async () => {
  await openFilledApplication();
  scenarios.answers(apiPaths.applicationForm, 401);
  submit();
  await screen.findByText(/Your sign-in has ended/);
  fireEvent.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1)!);
  await screen.findByRole('dialog', { name: /^Apply/ });
  expect(field('Cover letter')).toHaveValue('Ten years of nights.');
  expect(dialog().getByText('cv.pdf')).toBeInTheDocument();
  expect(dialog().getByRole('button', { name: 'Submit application' })).toBeEnabled();
});

test('a CV that is refused says why, after a first attempt to send too', async () => {
  await openApplication();
  submit();
  await dialog().findByText(fieldMessages.resumeRequired);
  choose(new File(['Ten years'], 'cv.txt'));
  await dialog().findByText(resumeCopy.address(fieldMessages.resumeExtension));
  act(() => field('CV').focus());
  submit();
  await waitFor(() => expect(field('Full name')).toHaveFocus());
  expect(dialog().getByText(resumeCopy.address(fieldMessages.resumeExtension))).toBeInTheDocument();
  expect(dialog().queryByText(fieldMessages.resumeRequired)).not.toBeInTheDocument();
});

test('one control takes the CV: it has the words of the zone in its name, and then those of the file', async () => {
  await openApplication();
  expect(field('CV')).toHaveAccessibleName('CV Choose a file, or drop it here');
  // Shown without the sign that turns text round, as the recruiter gets it.
  choose(makePdf('cv\u202Efdp.pdf'));
  await waitFor(() => expect(field('CV')).toHaveAccessibleName('CV cvfdp.pdf'));
});

/** A CV whose bytes come once `arrive` is called. */
function makeSlowPdf(name: string) {
  let arrive = () => {};
  const file = makePdf(name);
  const bytes = new Promise<ArrayBuffer>((resolve) => {
    arrive = () => resolve(new TextEncoder().encode('%PDF-1.4\n%%EOF').buffer);
  });
  file.arrayBuffer = () => bytes;
  return { file, arrive: () => act(async () => arrive()) };
}

test('screen readers hear that a CV is being read, and then which one is chosen', async () => {
  await openApplication();
  const slow = makeSlowPdf('slow.pdf');
  // Screen readers announce only what changes in an element that is there already.
  const { expectToRead } = liveRegions();
  choose(slow.file);
  expectToRead(await dialog().findByText('Reading your file…'));
  await slow.arrive();
  expectToRead(await dialog().findByText('slow.pdf'));
});

test('the CV that was chosen last counts, and none after Remove, whichever is read last', async () => {
  await openApplication();
  const [first, third] = [makeSlowPdf('first.pdf'), makeSlowPdf('third.pdf')];
  choose(first.file);
  choose(makePdf('second.pdf'));
  await dialog().findByText('second.pdf');
  await first.arrive();
  expect(dialog().getByText('second.pdf')).toBeInTheDocument();
  choose(third.file);
  fireEvent.click(dialog().getByRole('button', { name: 'Remove second.pdf' }));
  await third.arrive();
  expect(dialog().getByText('Choose a file, or drop it here')).toBeInTheDocument();
  expect(dialog().queryByText('third.pdf')).not.toBeInTheDocument();
});

test('a good CV is kept, and sent, when the next file is refused; the field says so until another is chosen or it is removed', async () => {
  await openFilledApplication();
  choose(new File(['Ten years'], 'letter.txt'));
  const refusal = `${resumeCopy.address(fieldMessages.resumeExtension)}. cv.pdf is still chosen.`;
  const help = 'PDF, DOC or DOCX, at most 10 MB';
  await waitFor(() => expect(field('CV')).toHaveAccessibleDescription(`${refusal} ${help}`));
  choose(makePdf('other.pdf'));
  await dialog().findByText('other.pdf');
  expect(dialog().queryByText(/is still chosen/)).not.toBeInTheDocument();
  choose(new File([], 'empty.pdf'));
  await dialog().findByText(/other\.pdf is still chosen/);
  fireEvent.click(dialog().getByRole('button', { name: 'Remove other.pdf' }));
  await waitFor(() => expect(dialog().queryByText(/is still chosen/)).not.toBeInTheDocument());
  choose(makePdf());
  await dialog().findByText('cv.pdf');
  choose(new File([], 'empty.pdf'));
  await dialog().findByText(/cv\.pdf is still chosen/);
  const requests = recordRequests(apiPaths.applicationForm);
  submit();
  await screen.findByText(toasts.applicationSent);
  expect(((await requests[0]!.formData()).get('resume') as File).name).toBe('cv.pdf');
});
