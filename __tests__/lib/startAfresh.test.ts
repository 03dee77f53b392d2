import { startAfresh } from '@/lib/startAfresh';
import { expectLogged } from '@test/problems';

test('a form that is being sent does not hold up the wipe with "Leave site?"', () => {
  const ask = jest.fn();
  window.addEventListener('beforeunload', ask);
  startAfresh('idle');
  // jsdom has no reload, so it fires no event by itself.
  expectLogged(/Not implemented: navigation/);
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(ask).not.toHaveBeenCalled();
});
