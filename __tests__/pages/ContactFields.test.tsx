import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { forgotPasswordCopy } from '@/content/accounts';
import { paths } from '@/lib/paths';
import { openApplication } from '@test/applying';
import { liveRegions } from '@test/liveRegions';
import { renderApp } from '@test/renderApp';

const formAt = (path: string, name: string) => async () => {
  await renderApp(path);
  return screen.findByLabelText(name, { selector: 'form' });
};
const openContact = formAt(paths.contact, 'Leave us a message');
const application = async () => {
  await openApplication();
  return screen.findByLabelText('Apply', { selector: 'form' });
};

/** Opens a form and finds its phone field. */
async function openPhone(open = openContact, label: string | RegExp = 'Phone') {
  const form = within(await open());
  const phone = form.getByLabelText<HTMLInputElement>(label);
  const type = (value: string) => fireEvent.change(phone, { target: { value } });
  const expectRefused = () => waitFor(() => expect(phone).toBeInvalid());
  const expectFree = () =>
    waitFor(() => expect(phone).not.toHaveAccessibleDescription(expect.stringMatching(/and 13 fit here/)));
  return { form, phone, type, submit: () => fireEvent.submit(phone.form!), expectRefused, expectFree };
}

test.each([
  ['the home enquiry', formAt(paths.home, 'Send an enquiry'), 'Phone'],
  ['the registration', formAt(paths.signUp, 'Sign Up'), /^Phone/],
  ['the application', application, /^Phone number/],
])(
  '%s offers the email address that was meant and a UK number with its country code, and is not sent without a digit that it refused',
  async (_, open, label) => {
    const { form, phone, type, submit, expectRefused } = await openPhone(open, label);
    await expectEmailOffered(form);
    type('07700 900123');
    expect(form.getByText(/A UK number\?/)).toHaveAttribute('role', 'status');
    fireEvent.click(form.getByRole('button', { name: 'Use +447700900123' }));
    expect(phone).toHaveValue('+447700900123');
    await waitFor(() => expect(phone).toHaveFocus());
    expect(form.queryByText(/A UK number\?/)).not.toBeInTheDocument();
    type('+234803123456');
    type('+2348031234567');
    expect(phone).toHaveValue('+234803123456');
    submit();
    await expectRefused();
    expect(phone).toHaveAccessibleDescription(expect.stringMatching(/13 fit here It fits like this:/));
    expect(form.getByText(/fit here/).closest('p')!.nextSibling).toHaveTextContent('It fits like this:');
    fireEvent.click(form.getByRole('button', { name: 'Use 2348031234567' }));
    await waitFor(() => expect(phone).not.toBeInvalid());
    expect(phone).toHaveValue('2348031234567');
  },
);

describe('a phone field', () => {
  it('says why it ignores a key, and how a long number fits', async () => {
    const { form, phone, type } = await openPhone();
    type('+977981234567');
    type('+9779812345678');
    expect(phone).toHaveValue('+977981234567');
    expect(form.getByText(/14 characters/)).toHaveAttribute('role', 'status');
    fireEvent.click(form.getByRole('button', { name: 'Use 9779812345678' }));
    type('9779812345678a');
    expect(phone).toHaveValue('9779812345678');
    expect(form.getByText(/only digits/)).toHaveAttribute('role', 'status');
  });

  it('says so when a number fits in no way', async () => {
    const { form, phone, type } = await openPhone();
    type('+977981234567899');
    expect(phone).toHaveValue('');
    expect(form.getByText(/it has 16 characters, and 13 fit here\. Give another number/i)).toHaveAttribute(
      'role',
      'status',
    );
    expect(form.queryByRole('button', { name: /^Use/ })).not.toBeInTheDocument();
  });

  it('is free again once a digit is deleted, or the number is emptied or corrected', async () => {
    const { type, submit, expectRefused, expectFree } = await openPhone();
    for (const correction of ['+23480312345', '', '+447700900123']) {
      type('+234803123456');
      type('+23480312345678');
      submit();
      await expectRefused();
      type(correction);
      await expectFree();
    }
  });

  it('stops the form once alone if it kept nothing of the number and is left empty', async () => {
    const { phone, type, submit, expectRefused, expectFree } = await openPhone();
    type('+2348031234567');
    expect(phone).toHaveValue('');
    submit();
    await expectRefused();
    fireEvent.blur(phone);
    submit();
    await expectFree();
  });

  it('has a note that is read out: its element is there, and not hidden, before its words are', async () => {
    await renderApp(paths.contact, { hasStyles: true });
    const phone = await screen.findByLabelText('Phone');
    const { expectToRead } = liveRegions();
    const status = phone.closest('[data-frame]')?.parentElement?.querySelector('[role=status]');
    expect(status).toBeVisible();
    fireEvent.change(phone, { target: { value: '07700 900123' } });
    expectToRead(screen.getByText(/A UK number\?/));
  });
});

test.each([
  ['the sign-in', formAt(paths.signIn, 'Sign In')],
  ['the forgotten password', formAt(paths.forgotPassword, forgotPasswordCopy.heading)],
])('%s offers the email address that was meant', async (_, open) => {
  await expectEmailOffered(within(await open()));
});

/** Mistypes an email address, and takes the one that is offered in one press. */
async function expectEmailOffered(form: ReturnType<typeof within>) {
  const email = form.getByLabelText('Email');
  fireEvent.change(email, { target: { value: 'ada@hotmail.couk' } });
  expect(await form.findByText('Did you mean ada@hotmail.co.uk?')).toHaveAttribute('role', 'status');
  fireEvent.click(form.getByRole('button', { name: 'Use ada@hotmail.co.uk' }));
  expect(email).toHaveValue('ada@hotmail.co.uk');
  await waitFor(() => expect(email).toHaveFocus());
  expect(form.queryByText(/Did you mean/)).not.toBeInTheDocument();
}

test('no email address is offered while one is being typed', async () => {
  const form = within(await formAt(paths.signIn, 'Sign In')());
  const email = form.getByLabelText('Email');
  jest.useFakeTimers();
  for (const typed of ['ada@gmail.co', 'ada@gmail.com']) {
    fireEvent.change(email, { target: { value: typed } });
    expect(form.queryByText(/Did you mean/)).not.toBeInTheDocument();
  }
  act(() => jest.advanceTimersByTime(1000));
  expect(form.queryByText(/Did you mean/)).not.toBeInTheDocument();
  jest.useRealTimers();
});
