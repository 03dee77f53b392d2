import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@server/config/readConfig';
import { sqlite } from '@test-server/databases';
import { newFolder } from '@test-server/newFolder';
import { type RunningServer, startServer } from '@test-server/startServer';
import { writeStubSite } from '@test-server/stubSite';

let server: RunningServer;
afterEach(() => server.stop());

const start = async (siteDir: string, settings: Partial<Config> = {}) => {
  server = await startServer(sqlite, { siteDir, ...settings });
};

test('a build without render.cjs counts as no site: the log says that only the API runs', async () => {
  const siteDir = writeStubSite(newFolder());
  rmSync(path.join(`${siteDir}-server`, 'render.cjs'));
  await start(siteDir);
  expect(server.logged()).toContain(`There is no built site in ${siteDir}, so only the API runs.`);
});

test('the log warns of settings with which the site was not built, since its pages state them', async () => {
  await start(writeStubSite(newFolder()), { retentionDays: 365, accountMonths: 24 });
  const warned = [...server.logged().matchAll(/"level":40.*?The site was built with (\w+)/g)];
  expect(warned.map(([, name]) => name)).toEqual(['SITE_URL', 'RETENTION_DAYS']);
});

test('programs find the reset form and the contact for security by their well-known addresses', async () => {
  await start(writeStubSite(newFolder()), { securityContact: 'https://site.example/report' });
  for (const address of ['/.well-known/change-password', '/reset-password/']) {
    const change = await fetch(server.origin + address, { redirect: 'manual' });
    expect([change.status, change.headers.get('location')]).toEqual([302, '/forgot-password']);
  }
  const contact = await fetch(`${server.origin}/.well-known/security.txt`);
  expect(contact.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await contact.text()).toMatch(/^Contact: https:\/\/site\.example\/report\nExpires: 20\d\d-/);
});

test('a site that was built for another backend shows no vacancy of this one', async () => {
  await start(writeStubSite(newFolder(), 'https://crm.example'));
  const read = async (address: string) => {
    const answer = await fetch(server.origin + address);
    return [answer.status, await answer.text()];
  };
  expect(await read('/job/101')).toEqual([200, 'job.html']);
  for (const address of ['/sitemap.xml', '/vacancies.xml'])
    expect(await read(address)).toEqual([404, '404.html']);
  expect(server.logged()).toContain('The site was built for https://crm.example');
});
