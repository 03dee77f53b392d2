import * as files from '@/device/draftFiles';
import { draftKey } from '@/device/draftKeys';
import { readDraft } from '@/device/drafts';
import { installDeviceDatabase, removeDeviceDatabase } from '@test/deviceDatabase';
import { waitFor } from '@testing-library/react';

const guests = draftKey('contactEnquiry', '', '');
const account = draftKey('contactEnquiry', '', 'ada@candidate.example');

test('a guest’s draft is kept under the account before it is deleted: the tab may be closed in between', async () => {
  await installDeviceDatabase();
  const text = JSON.stringify({ at: Date.now(), value: { values: { message: 'Nights?' }, hasFile: false } });
  sessionStorage.setItem(guests, text);
  // As far as it comes before the tab is closed.
  jest.spyOn(files, 'keepFile').mockReturnValue(new Promise(() => {}));
  void readDraft(account, guests);
  await waitFor(() => expect(localStorage.getItem(account)).toContain('Nights?'));
  expect(sessionStorage.getItem(guests)).toBe(text);
  removeDeviceDatabase();
});
