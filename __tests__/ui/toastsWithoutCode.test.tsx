import { act, waitFor } from '@testing-library/react';
import { paths } from '@/lib/paths';
import * as waiting from '@/lib/wait';
import { notify } from '@/ui/toast/notify';
import { findToast } from '@test/forms';
import { renderApp } from '@test/renderApp';

let mockIsCut = true;
jest.mock('@/ui/toast/Toaster', () => {
  if (mockIsCut) throw new Error('ChunkLoadError');
  return jest.requireActual('@/ui/toast/Toaster');
});

test('a message is still given when the code of the toasts cannot be fetched, and the next one is a toast', async () => {
  jest.spyOn(waiting, 'wait').mockResolvedValue(undefined);
  const alert = jest.spyOn(window, 'alert').mockReturnValue();
  const onClosed = jest.fn();
  await renderApp(paths.faq);
  act(() => notify.success('Saved', onClosed));
  await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1));
  expect(alert.mock.calls).toEqual([['Saved']]);
  mockIsCut = false;
  act(() => notify.failure('Not saved'));
  expect(await findToast('alert', 'Not saved')).toBeInTheDocument();
  expect(alert).toHaveBeenCalledTimes(1);
});
