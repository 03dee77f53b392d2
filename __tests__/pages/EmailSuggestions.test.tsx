import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { forgotPasswordCopy } from '@/content/accounts';
import { apiPaths } from '@/contract/paths';
import { paths } from '@/lib/paths';
import { openApplication } from '@test/applying';
import { formNamed, recordBodies } from '@test/forms';
import { renderApp } from '@test/renderApp';

const formAt = (path: string, name: string) => async () => {
  await renderApp(path);
  return screen.findByLabelText(name, { selector: 'form' });
};

test.each([
  ['the home enquiry', formAt(paths.home, 'Send an enquiry')],
  ['the contact enquiry', formAt(paths.contact, 'Leave us a message')],
  ['the registration', formAt(paths.signUp, 'Sign Up')],
  ['the sign-in', formAt(paths.signIn, 'Sign In')],
  ['the forgotten password', formAt(paths.forgotPassword, forgotPasswordCopy.heading)],
  [
    'the application',
    async () => {
      await openApplication();
      return screen.findByLabelText('Apply', { selector: 'form' });
    },
  ],
])('%s offers the address that was meant, and takes it in one press', async (_, open) => {
  const form = within(await open());
  const email = form.getByLabelText('Email');
  fireEvent.change(email, { target: { value: 'ada@hotmail.couk' } });
  expect(await form.findByText('Did you mean ada@hotmail.co.uk?')).toHaveAttribute('role', 'status');
  fireEvent.click(form.getByRole('button', { name: 'Use ada@hotmail.co.uk' }));
  expect(email).toHaveValue('ada@hotmail.co.uk');
  await waitFor(() => expect(email).toHaveFocus());
  expect(form.queryByText(/Did you mean/)).not.toBeInTheDocument();
});

test('nothing is offered while the address is being typed', async () => {
  const form = within(await formAt(paths.signIn, 'Sign In')());
  const email = form.getByLabelText('Email');
  fireEvent.change(email, { target: { value: 'ada@gmail.co' } });
  expect(form.queryByText(/Did you mean/)).not.toBeInTheDocument();
  fireEvent.change(email, { target: { value: 'ada@gmail.com' } });
  await act(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  expect(form.queryByText(/Did you mean/)).not.toBeInTheDocument();
});

test('an address that looks mistyped is sent as it is', async () => {
  await renderApp(paths.signIn);
  const form = formNamed('Sign In');
  await screen.findByLabelText('Sign In', { selector: 'form' });
  const sent = recordBodies(apiPaths.login);
  form.type({ Email: 'ada@gmail.con', Password: 'Lantern1!' });
  await screen.findByText('Did you mean ada@gmail.com?');
  form.press('Sign In');
  await waitFor(() => expect(sent.count()).toBe(1));
  expect(await sent.bodies()).toEqual([{ email: 'ada@gmail.con', password: 'Lantern1!' }]);
});
