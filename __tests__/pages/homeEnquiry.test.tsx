import { provider } from '@/content/provider';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fieldMessages } from '@/contract/messages';
import { toasts } from '@/contract/toasts';
import { apiPaths } from '@/contract/paths';
import { paths } from '@/lib/paths';
import { enquiryLabels, expectAllRequired, expectEnquiryFields } from '@test/enquiryForms';
import { expectWrong, findToast, formNamed, recordBodies } from '@test/forms';
import { scenarios } from '@test/network';
import { renderApp } from '@test/renderApp';

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
    await expectWrong(
      form.field('Phone'),
      'Your number has 14 characters, and 13 fit here. Write it without the +, as offered here',
    );
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
