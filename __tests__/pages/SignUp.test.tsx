import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fieldMessages } from '@/contract/messages';
import { apiPaths } from '@/contract/paths';
import { paths } from '@/lib/paths';
import { expectFields, expectWrong, findToast, formNamed, recordBodies } from '@test/forms';
import { scenarios } from '@test/network';
import { renderApp } from '@test/renderApp';

const form = formNamed('Sign Up');
const person = {
  'First name': 'Adaeze',
  'Last name': 'Example',
  Email: 'adaeze@lindenway.example',
  'Phone (optional)': '+447700900123',
  Password: 'Lantern1!',
  'Confirm password': 'Lantern1!',
};
const sent = {
  name: 'Adaeze',
  lastName: 'Example',
  email: 'adaeze@lindenway.example',
  phone: '+447700900123',
  password: 'Lantern1!',
  confirmPassword: 'Lantern1!',
};

async function open() {
  const page = await renderApp(paths.signUp);
  await screen.findByLabelText('Sign Up', { selector: 'form' });
  return page;
}

/** Fills in the whole form, with some values replaced, and submits it. */
async function sendForm(changes: Record<string, string> = {}) {
  const page = await open();
  form.type({ ...person, ...changes });
  form.press('Sign Up');
  return page;
}

it('a visitor who has left before the answer is not taken away from what they are doing', async () => {
  const answer = scenarios.answersLate(apiPaths.register);
  const { user, pathname } = await sendForm();
  await user.click(screen.getAllByRole('link', { name: 'Contact Us' })[0]!);
  await user.type(await screen.findByLabelText('Message'), 'We need');
  answer();
  await findToast('status', 'Registration successful');
  expect(pathname()).toBe(paths.contact);
  expect(screen.getByLabelText('Message')).toHaveValue('We need');
});

describe('a registration that breaks a rule', () => {
  it('is not sent: each labelled field shows its error, and the first one is focused', async () => {
    const calls = recordBodies(apiPaths.register);
    await open();
    expectFields(form, {
      'First name': { name: 'name', autocomplete: 'given-name' },
      'Last name': { name: 'lastName', autocomplete: 'family-name' },
      Email: { name: 'email', autocomplete: 'email', type: 'email' },
      'Phone (optional)': { name: 'phone', autocomplete: 'tel', type: 'tel' },
      Password: { name: 'password', autocomplete: 'new-password', type: 'password' },
      'Confirm password': { name: 'confirmPassword', autocomplete: 'new-password', type: 'password' },
    });
    const link = within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' });
    expect(link).toHaveAttribute('href', '/SignIn');
    form.press('Sign Up');
    await waitFor(() => expect(form.field('First name')).toHaveFocus());
    await expectWrong(form.field('First name'), fieldMessages.firstNameRequired);
    await expectWrong(form.field('Last name'), fieldMessages.lastNameRequired);
    await expectWrong(form.field('Email'), 'Email is required');
    await expectWrong(form.field('Password'), 'Password is required');
    expect(form.field('Phone (optional)')).toBeValid();
    expect(calls.count()).toBe(0);
  });

  it.each([
    ['Phone (optional)', '+44770090012', fieldMessages.phoneLength],
    ['Confirm password', '', 'Password doesn’t match. Please re-enter correct password'],
  ])('focuses %s when that is %j', async (label, value, message) => {
    const calls = recordBodies(apiPaths.register);
    await sendForm({ [label]: value });
    await waitFor(() => expect(form.field(label)).toHaveFocus());
    await expectWrong(form.field(label), message);
    expect(calls.count()).toBe(0);
  });

  it('shows both errors when the password is weak and the confirmation differs, until either is corrected', async () => {
    await sendForm({ Password: 'short', 'Confirm password': 'Lantern1!' });
    await expectWrong(form.field('Password'), fieldMessages.passwordWeak);
    await expectWrong(form.field('Confirm password'), fieldMessages.signUpMismatch);
    expect(form.button('Password rules')).toHaveAttribute('aria-expanded', 'true');
    form.type({ Password: 'Lantern1!' });
    await waitFor(() => expect(form.field('Confirm password')).toBeValid());
  });
});

it('a registration goes out once however often the button is pressed, shows the message of the server and leads to the sign-in page', async () => {
  const answer = scenarios.answersLate(apiPaths.register, { msg: 'Account created' });
  const calls = recordBodies(apiPaths.register);
  const { pathname } = await sendForm();
  const button = form.button('Sending…');
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  fireEvent.click(button);
  fireEvent.submit(screen.getByRole('form', { name: 'Sign Up' }));
  answer();
  expect(await findToast('status', 'Account created')).toBeInTheDocument();
  await waitFor(() => expect(pathname()).toBe('/SignIn'));
  expect(await calls.bodies()).toEqual([sent]);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Now sign in.');
  expect(screen.queryByRole('form', { name: 'Sign Up' })).not.toBeInTheDocument();
});
