import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fieldMessages } from '@/contract/messages';
import { toasts } from '@/contract/toasts';
import { apiPaths } from '@/contract/paths';
import { paths } from '@/lib/paths';
import { enquiryLabels, expectAllRequired, expectEnquiryFields } from '@test/enquiryForms';
import { expectWrong, findToast, formNamed, recordBodies } from '@test/forms';
import { network, scenarios } from '@test/network';
import { renderApp } from '@test/renderApp';
import { provider } from '@/content/provider';

describe('on ContactUs', () => {
  const form = formNamed('Leave us a message');
  const enquiry = {
    Name: 'Adaeze Example',
    Phone: '+447700900123',
    Email: 'adaeze@lindenway.example',
    'Enquiry type': 'Health Care',
    Message: 'We need two night carers from June.',
  };
  const messageHelp = '20 to 100 characters. One sentence is enough; we will ask for the rest.';
  const terms = () => form.field(/^I accept the Terms and Conditions/);
  const send = () => form.press('Send message');

  async function open() {
    const page = await renderApp(paths.contact);
    await screen.findByLabelText('Leave us a message', { selector: 'form' });
    return page;
  }

  async function sendForm(changes: Partial<typeof enquiry> = {}) {
    const page = await open();
    form.type({ ...enquiry, ...changes });
    fireEvent.click(terms());
    send();
    return page;
  }

  describe('the contact form', () => {
    it('has a heading and labelled fields that browsers can autofill', async () => {
      await open();
      expect(screen.getByRole('heading', { level: 1, name: 'Leave us a message' })).toBeInTheDocument();
      expectEnquiryFields(form);
      expect(terms()).toHaveAttribute('name', 'termsAccepted');
      expect(terms()).not.toBeChecked();
      expect(form.field('Message')).toHaveAccessibleDescription(messageHelp);
    });

    it('counts the characters of the message', async () => {
      await open();
      expect(screen.queryByText(/ of 100 characters$/)).not.toBeInTheDocument();
      form.type({ Message: 'x'.repeat(84) });
      expect(await screen.findByText('84 of 100 characters')).toBeInTheDocument();
      form.type({ Message: 'x'.repeat(101) });
      expect(await screen.findByText('1 character too many')).toBeInTheDocument();
    });

    it('offers the three enquiry types', async () => {
      await open();
      const options = within(form.field('Enquiry type')).getAllByRole<HTMLOptionElement>('option');
      expect(options.map((option) => option.value)).toEqual(['', 'Health Care', 'Jobs', 'Training']);
    });

    it.each([
      ['Health+Care', 'Health Care'],
      ['Training', 'Training'],
      ['Gardening', ''],
    ])('has the type of the address %s chosen at the start', async (asked, chosen) => {
      await renderApp(`${paths.contact}?enquiryType=${asked}`);
      await waitFor(() => expect(form.field('Enquiry type')).toHaveValue(chosen));
      expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
    });

    it('has the message of the address at the start, up to its limit', async () => {
      await renderApp(`${paths.contact}?enquiryType=Training&message=${'I would like a place. '.repeat(9)}`);
      await waitFor(() =>
        expect(form.field('Message')).toHaveValue('I would like a place. '.repeat(9).slice(0, 100)),
      );
    });

    it('opens the terms in a new tab', async () => {
      await open();
      const link = within(terms().closest('label') ?? document.body).getByRole('link');
      expect(link).toHaveAttribute('href', '/TermsAndConditions');
      expect(link).toHaveAttribute('target', '_blank');
    });
  });

  describe('an enquiry that breaks a rule', () => {
    it('is not sent: each field shows its error, and the first one is focused', async () => {
      const calls = recordBodies(apiPaths.contact);
      await open();
      send();
      await waitFor(() => expect(form.field('Name')).toHaveFocus());
      await expectAllRequired(form);
      await expectWrong(terms(), fieldMessages.termsRequired);
      expect(calls.count()).toBe(0);
    });

    it('keeps the help of a field beside its error', async () => {
      await sendForm({ Message: '' });
      await expectWrong(form.field('Message'), 'Message is required');
      expect(form.field('Message')).toHaveAccessibleDescription(`Message is required ${messageHelp}`);
      expect(screen.getByText(messageHelp)).toBeInTheDocument();
    });

    it('says of a message of the wrong length how long it is instead of the help', async () => {
      await sendForm({ Message: 'Ring me' });
      await expectWrong(form.field('Message'), fieldMessages.messageLength);
      expect(form.field('Message')).toHaveAccessibleDescription(fieldMessages.messageLength);
      expect(screen.getByText('7 of 100 characters')).toBeInTheDocument();
      expect(screen.queryByText(messageHelp)).not.toBeInTheDocument();
    });
  });

  describe('an enquiry that is sent', () => {
    it('goes out once; the visitor is thanked and the form cleared', async () => {
      const calls = recordBodies(apiPaths.contact);
      await open();
      form.type(enquiry);
      fireEvent.click(terms());
      const button = form.button('Send message');
      fireEvent.click(button);
      fireEvent.click(button);
      expect(form.button('Sending…')).toBeDisabled();
      expect(await findToast('status', toasts.enquirySent)).toBeInTheDocument();
      await waitFor(() => expect(form.values(enquiryLabels)).toEqual(['', '', '', '', '']));
      expect(terms()).not.toBeChecked();
      expect(form.field('Name')).toBeValid();
      expect(await calls.bodies()).toEqual([
        {
          name: 'Adaeze Example',
          phone: '+447700900123',
          email: 'adaeze@lindenway.example',
          enquiryType: 'Health Care',
          message: 'We need two night carers from June.',
          termsAccepted: true,
        },
      ]);
    });

    it('keeps what was typed while it was being sent, for the next enquiry', async () => {
      await sendForm();
      await waitFor(() => expect(form.button('Sending…')).toBeDisabled());
      form.type({ Message: 'And a porter for the same weeks.' });
      await findToast('status', toasts.enquirySent);
      expect(form.values(enquiryLabels)).toEqual(['', '', '', '', 'And a porter for the same weeks.']);
    });
  });

  describe('a failed enquiry', () => {
    it('because of a lost connection shows an error and can be sent again', async () => {
      scenarios.isCut(apiPaths.contact);
      await sendForm();
      expect(await findToast('alert', 'Error in sending message')).toBeInTheDocument();
      expect(form.values(enquiryLabels)).toEqual(Object.values(enquiry));
      network.resetHandlers();
      send();
      expect(await findToast('status', toasts.enquirySent)).toBeInTheDocument();
    });
  });
});

describe('on the home page', () => {
  const form = formNamed('Send an enquiry');
  const enquiry = {
    Name: 'Adaeze Example',
    Phone: '+447700900123',
    Email: 'adaeze@lindenway.example',
    'Enquiry type': 'Jobs',
    Message: 'Hello',
  };
  const send = () => form.press('Send enquiry');

  async function open() {
    await renderApp(paths.home);
    await screen.findByLabelText('Send an enquiry', { selector: 'form' });
  }

  async function sendForm(changes: Partial<typeof enquiry> = {}) {
    await open();
    form.type({ ...enquiry, ...changes });
    send();
  }

  describe('the enquiry of the home page', () => {
    it('has five labelled fields and no terms to accept', async () => {
      await open();
      expectEnquiryFields(form);
      expect(screen.queryByLabelText(/^I accept the/)).not.toBeInTheDocument();
    });

    it('requires all five', async () => {
      const calls = recordBodies(apiPaths.contact);
      await open();
      send();
      await waitFor(() => expect(form.field('Name')).toHaveFocus());
      await expectAllRequired(form);
      expect(calls.count()).toBe(0);
    });

    it('does not go with a part of a number that is too long', async () => {
      const calls = recordBodies(apiPaths.contact);
      await sendForm({ Phone: '+234803123456' });
      await waitFor(() => expect(calls.count()).toBe(1));
      form.type({ ...enquiry, Phone: '+234803123456' });
      form.type({ Phone: '+2348031234567' });
      expect(form.field('Phone')).toHaveValue('+234803123456');
      send();
      await waitFor(() => expect(form.field('Phone')).toHaveFocus());
      await expectWrong(form.field('Phone'), 'Your number has 14 characters, and 13 fit here');
      expect(calls.count()).toBe(1);
    });

    it('requires a phone number of exactly 13 characters, and ignores letters in it', async () => {
      await sendForm({ Phone: '07700900123' });
      await waitFor(() => expect(form.field('Phone')).toHaveFocus());
      await expectWrong(form.field('Phone'), fieldMessages.phoneLength);
      form.type({ Phone: '+44 7700 900x23' });
      expect(form.field('Phone')).toHaveValue('07700900123');
      form.type({ Phone: '+44 7700 900-123' });
      await waitFor(() => expect(form.field('Phone')).toBeValid());
    });

    it('that fails shows an error, not the msg, and keeps the input', async () => {
      scenarios.answers(apiPaths.contact, 400, { msg: 'No' });
      await sendForm();
      expect(await findToast('alert', 'Error in submitting form')).toBeInTheDocument();
      expect(form.values(enquiryLabels)).toEqual(Object.values(enquiry));
    });

    it('goes out once; the visitor is thanked and the form cleared', async () => {
      const calls = recordBodies(apiPaths.contact);
      await open();
      form.type(enquiry);
      const button = form.button('Send enquiry');
      fireEvent.click(button);
      fireEvent.click(button);
      expect(await findToast('status', toasts.enquirySent)).toBeInTheDocument();
      await waitFor(() => expect(form.values(enquiryLabels)).toEqual(['', '', '', '', '']));
      const arrived = screen.getByText(/^Your message reached us at \d\d:\d\d\.$/);
      expect(arrived.parentElement).toHaveTextContent(
        `answer within one working day. Need us sooner? Ring ${provider.telephone.text}`,
      );
      form.type({ Name: 'A' });
      await waitFor(() => expect(arrived).not.toBeInTheDocument());
      expect(await calls.bodies()).toEqual([
        {
          name: 'Adaeze Example',
          phone: '+447700900123',
          email: 'adaeze@lindenway.example',
          enquiryType: 'Jobs',
          message: 'Hello',
        },
      ]);
    });
  });
});
