import { shortDay } from '@/lib/time/dateFormats';

afterEach(() => void jest.useRealTimers());

test('a day says its year only where it could be taken for the same day of another year', () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 27) });
  expect(shortDay(Date.UTC(2027, 0, 3))).toBe('3\u00A0Jan');
  expect(shortDay(Date.UTC(2029, 10, 22))).toBe('22\u00A0Nov\u00A02029');
});
