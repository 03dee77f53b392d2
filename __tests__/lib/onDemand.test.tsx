import { act, renderHook, waitFor } from '@testing-library/react';
import { onDemand, useOnDemand } from '@/lib/onDemand';
import { expectLogged } from '@test/problems';

jest.mock('@/lib/wait', () => ({ wait: () => Promise.resolve() }));

test('a part that could not be loaded is logged, reported, and loaded again once the connection is back', async () => {
  const load = jest.fn().mockRejectedValue(new Error('No signal'));
  const onFailure = jest.fn();
  const part = onDemand(load);
  const { result } = renderHook(() => useOnDemand(part, true, onFailure));
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
  expectLogged(/could not be fetched/);
  expect(result.current).toBeUndefined();

  load.mockResolvedValue('the part');
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current).toBe('the part'));
  expect(onFailure).toHaveBeenCalledTimes(1);
});
