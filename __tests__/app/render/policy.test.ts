/** @jest-environment node */
import type * as Policy from '@/app/render/policy';

afterEach(() => {
  delete process.env.API_HOST;
});

async function connectionsOf(apiHost: string) {
  process.env.API_HOST = apiHost;
  let policy = '';
  await jest.isolateModulesAsync(async () => {
    const { contentSecurityPolicy }: typeof Policy = await import('@/app/render/policy');
    policy = contentSecurityPolicy({ styles: [], script: '' });
  });
  return /connect-src ([^;]+)/.exec(policy)?.[1];
}

test('a page may call the backend where it is, and nobody else', async () => {
  expect(await connectionsOf('')).toBe("'self'");
  expect(await connectionsOf('https://api.site.example')).toBe('https://api.site.example');
});
