import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { provider } from '@/content/provider';
import { fieldMessages } from '@/contract/messages';
import { apiPaths } from '@/contract/paths';
import { toasts } from '@/contract/toasts';
import { paths } from '@/lib/paths';
import { expectFields, expectWrong, findToast, formNamed, recordBodies } from '@test/forms';
import { renderApp } from '@test/renderApp';

const labels = ['Name', 'Phone', 'Email', 'Enquiry type', 'Message'];
const enquiry = {
  Name: 'Adaeze Example',
  Phone: '+447700900123',
  Email: 'adaeze@lindenway.example',
  'Enquiry type': 'Health Care',
  Message: 'We need two night carers from June.',
};
const sent = {
  name: enquiry.Name,
  phone: enquiry.Phone,
  email: enquiry.Email,
  enquiryType: enquiry['Enquiry type'],
  message: enquiry.Message,
};
const contact = formNamed('Leave us a message');
const messageHelp =
  '20 to 100 characters, such as “Care for my mother in SE15 from Monday”. We will ask for the rest.';
const terms = () => contact.field(/^I accept the Terms and Conditions/);

async function openContact() {
  await renderApp(paths.contact);
  await screen.findByLabelText('Leave us a message', { selector: 'form' });
}

describe.each([
  {
    place: 'on ContactUs',
    form: contact,
    path: paths.contact,
    name: 'Leave us a message',
    button: 'Send message',
    hasTerms: true,
  },
  {
    place: 'on the home page',
    form: formNamed('Send an enquiry'),
    path: paths.home,
    name: 'Send an enquiry',
    button: 'Send enquiry',
    hasTerms: false,
  },
])('the enquiry $place', ({ form, path, name, button, hasTerms }) => {
  async function open() {
    await renderApp(path);
    await screen.findByLabelText(name, { selector: 'form' });
  }

  /** Fills the form in, and presses its button twice. */
  async function send() {
    await open();
    form.type(enquiry);
    if (hasTerms) fireEvent.click(terms());
    const submit = form.button(button);
    fireEvent.click(submit);
    fireEvent.click(submit);
  }

  it('has labelled fields that browsers can fill in, and requires each', async () => {
    const calls = recordBodies(apiPaths.contact);
    await open();
    expectFields(form, {
      Name: { name: 'name', autocomplete: 'name' },
      Phone: { name: 'phone', autocomplete: 'tel', type: 'tel' },
      Email: { name: 'email', autocomplete: 'email', type: 'email' },
      'Enquiry type': { name: 'enquiryType' },
      Message: { name: 'message' },
    });
    form.press(button);
    await waitFor(() => expect(form.field('Name')).toHaveFocus());
    for (const [label, message] of [
      ['Name', 'Name is required'],
      ['Phone', 'Phone number is required'],
      ['Email', 'Email is required'],
      ['Enquiry type', 'Enquiry type is required'],
      ['Message', 'Message is required'],
    ] as const)
      await expectWrong(form.field(label), message);
    const box = screen.queryByLabelText(/^I accept the/);
    expect(Boolean(box)).toBe(hasTerms);
    if (box) await expectWrong(box, fieldMessages.termsRequired);
    form.type({ Phone: '07700900123' });
    await expectWrong(form.field('Phone'), fieldMessages.phoneLength);
    expect(calls.count()).toBe(0);
  });

  it('goes out once; the visitor is thanked and the form cleared', async () => {
    const calls = recordBodies(apiPaths.contact);
    await send();
    expect(form.button('Sending…')).toBeDisabled();
    expect(await findToast('status', toasts.enquirySent)).toBeInTheDocument();
    await waitFor(() => expect(form.values(labels)).toEqual(['', '', '', '', '']));
    expect(form.field('Name')).toBeValid();
    expect(hasTerms && terms().checked).toBe(false);
    expect(await calls.bodies()).toEqual([{ ...sent, ...(hasTerms && { termsAccepted: true }) }]);
    const arrived = screen.getByText(/^Your message reached us at \d\d:\d\d\.$/);
    expect(arrived.parentElement).toHaveTextContent(
      `answer within one working day. Need us sooner? Ring ${provider.telephone.text}`,
    );
    form.type({ Name: 'A' });
    await waitFor(() => expect(arrived).not.toBeInTheDocument());
  });
});

describe('the contact form', () => {
  it('counts the characters of the message, and keeps its help beside an error', async () => {
    await openContact();
    expect(contact.field('Message')).toHaveAccessibleDescription(messageHelp);
    contact.type({ Message: 'x'.repeat(84) });
    expect(await screen.findByText('84 of 100 characters')).toBeInTheDocument();
    contact.type({ Message: 'x'.repeat(101) });
    expect(await screen.findByText('1 character too many')).toBeInTheDocument();
    contact.type({ Message: '' });
    contact.press('Send message');
    await expectWrong(contact.field('Message'), 'Message is required');
    contact.type({ Message: 'Ring me' });
    await expectWrong(contact.field('Message'), fieldMessages.messageLength);
    expect(contact.field('Message')).toHaveAccessibleDescription(
      `${fieldMessages.messageLength} ${messageHelp}`,
    );
    expect(screen.getByText('7 of 100 characters')).toBeInTheDocument();
  });

  it('offers the three enquiry types, and opens the terms in a new tab', async () => {
    await openContact();
    const options = within(contact.field('Enquiry type')).getAllByRole<HTMLOptionElement>('option');
    expect(options.map((option) => option.value)).toEqual(['', 'Health Care', 'Jobs', 'Training']);
    const link = within(terms().closest('label') ?? document.body).getByRole('link');
    expect(link).toHaveAttribute('href', '/TermsAndConditions');
    expect(link).toHaveAttribute('target', '_blank');
    expect(terms()).toHaveAttribute('name', 'termsAccepted');
  });

  it.each([
    ['Health+Care', 'Health Care', 100],
    ['Gardening', '', 0],
  ])(
    'begins with the type %s of the address, and its message up to the limit, if it has that type',
    async (asked, chosen, length) => {
      const message = 'I would like a place. '.repeat(9);
      await renderApp(`${paths.contact}?enquiryType=${asked}&message=${message}`);
      await waitFor(() => expect(contact.field('Enquiry type')).toHaveValue(chosen));
      expect(contact.field('Message')).toHaveValue(message.slice(0, length));
    },
  );

  it('keeps what was typed while it was being sent, for the next enquiry', async () => {
    await openContact();
    contact.type(enquiry);
    fireEvent.click(terms());
    contact.press('Send message');
    await waitFor(() => expect(contact.button('Sending…')).toBeDisabled());
    contact.type({ Message: 'And a porter for the same weeks.' });
    await findToast('status', toasts.enquirySent);
    expect(contact.values(labels)).toEqual(['', '', '', '', 'And a porter for the same weeks.']);
  });
});
