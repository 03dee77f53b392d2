import { screen, waitFor, within } from '@testing-library/react';
import { fieldMessages } from '@/contract/messages';
import { apiPaths } from '@/contract/paths';
import { paths } from '@/lib/paths';
import { expectFields, expectWrong, failures, findToast, formNamed, recordBodies } from '@test/forms';
import { network, scenarios } from '@test/network';
import { renderApp } from '@test/renderApp';

const form = formNamed('Forgot your password?');
const send = () => form.press('Send reset link');

async function open() {
  const page = await renderApp(paths.forgotPassword);
  await screen.findByLabelText('Forgot your password?', { selector: 'form' });
  return page;
}

async function sendForm(email = 'adaeze@lindenway.example') {
  const page = await open();
  form.type({ Email: email });
  send();
  return page;
}

describe('the request for a reset link', () => {
  it('has one field, and links to the sign-in and contact pages', async () => {
    await open();
    expectFields(form, { Email: { name: 'email', autocomplete: 'email', type: 'email' } });
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/SignIn');
    expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/ContactUs');
  });

  it.each([
    ['', 'Email is required'],
    ['adaeze@', fieldMessages.emailInvalid],
  ])('is not sent for %j', async (email, message) => {
    const calls = recordBodies(apiPaths.forgotPassword);
    await sendForm(email);
    await expectWrong(form.field('Email'), message);
    expect(form.field('Email')).toHaveFocus();
    expect(calls.count()).toBe(0);
  });

  it('is sent once, confirmed, and the form cleared', async () => {
    const calls = recordBodies(apiPaths.forgotPassword);
    const { pathname } = await sendForm(' adaeze@lindenway.example ');
    expect(await findToast('status', 'Reset link sent to your email')).toBeInTheDocument();
    await waitFor(() => expect(form.field('Email')).toHaveValue(''));
    expect(form.field('Email')).toBeValid();
    expect(pathname()).toBe(paths.forgotPassword);
    expect(await calls.bodies()).toEqual([{ email: 'adaeze@lindenway.example' }]);
  });

  it('says where the link went until another address is typed', async () => {
    await sendForm();
    const line =
      'If adaeze@lindenway.example has an account, the link is on its way. It works once, for one hour.';
    expect(await screen.findByText(line)).toBeInTheDocument();
    form.type({ Email: 'ada' });
    await waitFor(() => expect(screen.queryByText(line)).not.toBeInTheDocument());
  });

  it.each(failures('Error in sending reset link'))(
    'that fails %s shows an error and keeps the address',
    async (_, status, body, toast) => {
      scenarios.answers(apiPaths.forgotPassword, status, body);
      await sendForm();
      expect(await findToast('alert', toast)).toBeInTheDocument();
      expect(form.field('Email')).toHaveValue('adaeze@lindenway.example');
    },
  );

  it('can be sent again after the connection was lost', async () => {
    scenarios.isCut(apiPaths.forgotPassword);
    await sendForm();
    expect(await findToast('alert', 'Error in sending reset link')).toBeInTheDocument();
    network.resetHandlers();
    send();
    expect(await findToast('status', 'Reset link sent to your email')).toBeInTheDocument();
  });
});
