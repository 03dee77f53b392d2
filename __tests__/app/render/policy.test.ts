/** @jest-environment node */
import { createHash } from 'node:crypto';
import type * as Policy from '@/app/render/policy';

afterEach(() => {
  delete process.env.API_HOST;
});

/** The policies of a build that calls this backend. */
async function policiesFor(apiHost: string): Promise<typeof Policy> {
  process.env.API_HOST = apiHost;
  let policies: typeof Policy | undefined;
  await jest.isolateModulesAsync(async () => {
    policies = await import('@/app/render/policy');
  });
  if (!policies) throw new Error('The module was not loaded');
  return policies;
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1).join(' ')]),
  );

test('a page runs and shows its own files alone, and the inline script and styles whose hashes it names', async () => {
  const { contentSecurityPolicy } = await policiesFor('');
  const policy = contentSecurityPolicy({ styles: ['p{margin:0}'], script: 'start()' });
  expect(directives(policy)).toEqual({
    'default-src': "'none'",
    'script-src': `'self' ${hash('start()')}`,
    'style-src': `'self' ${hash('p{margin:0}')} ${hash('')}`,
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'site worker',
  });
});

test('a page may call the backend at any path of its host, and nobody else; its service worker this site too', async () => {
  const { contentSecurityPolicy, workerPolicy } = await policiesFor('https://crm.example/lindenway/');
  const policy = contentSecurityPolicy({ styles: [], script: '' });
  expect(directives(policy)['connect-src']).toBe('https://crm.example');
  expect(directives(workerPolicy)).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'connect-src': "'self' https://crm.example",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  });
});
