import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/lib/paths';
import { openApplication } from '@test/applying';
import { liveRegions } from '@test/liveRegions';
import { renderApp } from '@test/renderApp';

const openForm = (path: string, name: string) => async () => {
  await renderApp(path);
  return screen.findByLabelText(name, { selector: 'form' });
};

const forms = [
  ['the home enquiry', openForm(paths.home, 'Send an enquiry'), 'Phone'],
  ['the contact enquiry', openForm(paths.contact, 'Leave us a message'), 'Phone'],
  ['the registration', openForm(paths.signUp, 'Sign Up'), /^Phone/],
  [
    'the application',
    async () => {
      await openApplication();
      return screen.findByLabelText('Apply', { selector: 'form' });
    },
    /^Phone number/,
  ],
] as const;

test('the note below a phone field is read out: its element is there, and not hidden, before its words are', async () => {
  await renderApp(paths.contact, { hasStyles: true });
  const phone = await screen.findByLabelText('Phone');
  const { expectToRead } = liveRegions();
  const status = phone.closest('[data-frame]')?.parentElement?.querySelector('[role=status]');
  expect(status).toBeVisible();
  fireEvent.change(phone, { target: { value: '07700 900123' } });
  expectToRead(screen.getByText(/A UK number\?/));
});

describe.each(forms)('the phone field of %s', (_, open, label) => {
  async function openPhone() {
    const form = within(await open());
    const phone = form.getByLabelText<HTMLInputElement>(label);
    const type = (value: string) => fireEvent.change(phone, { target: { value } });
    return { form, phone, type };
  }

  it('offers a UK number with its country code in one press', async () => {
    const { form, phone, type } = await openPhone();
    type('07700 900123');
    expect(form.getByText(/A UK number\?/)).toHaveAttribute('role', 'status');
    fireEvent.click(form.getByRole('button', { name: 'Use +447700900123' }));
    expect(phone).toHaveValue('+447700900123');
    await waitFor(() => expect(phone).toHaveFocus());
    expect(form.queryByText(/A UK number\?/)).not.toBeInTheDocument();
  });

  it('says why it ignores a key, and how a long number fits', async () => {
    const { form, phone, type } = await openPhone();
    type('+977981234567');
    type('+9779812345678');
    expect(phone).toHaveValue('+977981234567');
    expect(form.getByText(/14 characters/)).toHaveAttribute('role', 'status');
    fireEvent.click(form.getByRole('button', { name: 'Use 9779812345678' }));
    expect(phone).toHaveValue('9779812345678');
    type('9779812345678a');
    expect(phone).toHaveValue('9779812345678');
    expect(form.getByText(/Only digits/)).toHaveAttribute('role', 'status');
  });

  it('says so when a number fits in no way', async () => {
    const { form, phone, type } = await openPhone();
    type('+977981234567899');
    expect(phone).toHaveValue('');
    expect(form.getByText(/Give another number|Leave this empty/)).toHaveAttribute('role', 'status');
    expect(form.queryByRole('button', { name: /^Use/ })).not.toBeInTheDocument();
  });

  it('is not sent without the digit that it refused: the message at the field says how the number fits', async () => {
    const { form, phone, type } = await openPhone();
    type('+234803123456');
    type('+2348031234567');
    expect(phone).toHaveValue('+234803123456');
    fireEvent.submit(phone.closest('form')!);
    const message = /^Your number has 14 characters, and 13 fit here/;
    await waitFor(() => expect(phone).toHaveAccessibleDescription(expect.stringMatching(message)));
    expect(phone).toBeInvalid();
    fireEvent.click(form.getByRole('button', { name: 'Use 2348031234567' }));
    await waitFor(() => expect(phone).not.toBeInvalid());
    expect(phone).toHaveValue('2348031234567');
  });

  it('is free again once a digit is deleted, or the number is emptied or corrected', async () => {
    const { phone, type } = await openPhone();
    const refused = /and 13 fit here/;
    for (const correction of ['+23480312345', '', '+447700900123']) {
      type('+234803123456');
      type('+23480312345678');
      fireEvent.submit(phone.closest('form')!);
      await waitFor(() => expect(phone).toHaveAccessibleDescription(expect.stringMatching(refused)));
      type(correction);
      await waitFor(() => expect(phone).not.toHaveAccessibleDescription(expect.stringMatching(refused)));
    }
  });

  it('stops the form once alone if the field kept nothing of it and is left empty', async () => {
    const { phone, type } = await openPhone();
    const refused = expect.stringMatching(/and 13 fit here/);
    type('+2348031234567');
    expect(phone).toHaveValue('');
    fireEvent.submit(phone.closest('form')!);
    await waitFor(() => expect(phone).toHaveAccessibleDescription(refused));
    fireEvent.blur(phone);
    fireEvent.submit(phone.closest('form')!);
    await waitFor(() => expect(phone).not.toHaveAccessibleDescription(refused));
  });
});
