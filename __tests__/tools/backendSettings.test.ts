/** @jest-environment node */
import { backendSettings } from '@tools/build/webpack/backendSettings';

test.each([
  ['', ''],
  ['https://api.example.com', 'https://api.example.com'],
  ['https://api.example.com/', 'https://api.example.com'],
  ['HTTPS://API.example.com:443/crm//', 'https://api.example.com/crm'],
])('API_HOST=%s is built in as "%s"', (given, built) => {
  expect(backendSettings({ API_HOST: given })).toEqual({ API_HOST: built, API_CREDENTIALS: '' });
});

test.each(['api.example.com', 'ftp://api.example.com', 'https://', 'https://api.example.com/?key=1', 'yes'])(
  'API_HOST=%s stops the build with what to write',
  (given) => {
    expect(() => backendSettings({ API_HOST: given })).toThrow(
      /must be an address like https:\/\/api\.example\.com/,
    );
  },
);

test('API_CREDENTIALS is include or nothing', () => {
  expect(backendSettings({ API_CREDENTIALS: 'include' })).toMatchObject({ API_CREDENTIALS: 'include' });
  expect(() => backendSettings({ API_CREDENTIALS: 'true' })).toThrow(/must be "include"/);
});
