import { keepWhatIsShown } from '@/app/offline/keepWhatIsShown';
import { PAGE_DATA_ID } from '@/app/pageData';
import { apiPaths } from '@/contract/paths';
import { jobPath } from '@/lib/paths';
import { recordRequests } from '@test/network';
import { waitFor } from '@testing-library/react';

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a vacancy that came in its page is read once more for the worker to keep, by its plain id', async () => {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: {} } });
  document.body.append(Object.assign(document.createElement('script'), { id: PAGE_DATA_ID }));
  history.replaceState(null, '', jobPath('a&b/c ✓'));
  const requests = recordRequests(apiPaths.jobDetails);
  keepWhatIsShown();
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(new URL(requests[0]?.url ?? '').searchParams.get('id')).toBe('a&b/c ✓');
});
