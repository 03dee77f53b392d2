import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sqlite } from '@test-server/databases';
import { startServer } from '@test-server/startServer';
import { writeStubSite } from '@test-server/stubSite';

test('a build without render.cjs counts as no site: the log says that only the API runs', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'half-built-'));
  const siteDir = writeStubSite(folder);
  rmSync(path.join(`${siteDir}-server`, 'render.cjs'));
  const server = await startServer(sqlite, { siteDir });
  expect(server.logged()).toContain(`There is no built site in ${siteDir}, so only the API runs.`);
  await server.stop();
  rmSync(folder, { recursive: true });
});

test('programs find the reset form and the contact for security by their well-known addresses', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'well-known-'));
  const server = await startServer(sqlite, {
    siteDir: writeStubSite(folder),
    securityContact: 'https://site.example/report',
  });
  const change = await fetch(`${server.origin}/.well-known/change-password`, { redirect: 'manual' });
  expect([change.status, change.headers.get('location')]).toEqual([302, '/forgot-password']);
  const contact = await fetch(`${server.origin}/.well-known/security.txt`);
  expect(contact.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await contact.text()).toMatch(/^Contact: https:\/\/site\.example\/report\nExpires: 20\d\d-/);
  // Password managers ask for it, to see whether a site answers 200 to everything.
  const none = await fetch(
    `${server.origin}/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200`,
  );
  expect(none.status).toBe(404);
  await server.stop();
  rmSync(folder, { recursive: true });
});

test('a site that was built for another backend shows no vacancy of this one', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'elsewhere-'));
  const siteDir = writeStubSite(folder, 'https://crm.example');
  const server = await startServer(sqlite, { siteDir, sampleVacancies: true });
  const read = async (address: string) => {
    const answer = await fetch(server.origin + address);
    return [answer.status, await answer.text()];
  };
  expect(await read('/job/101')).toEqual([200, 'job.html']);
  for (const address of ['/sitemap.xml', '/vacancies.xml'])
    expect(await read(address)).toEqual([404, '404.html']);
  expect(server.logged()).toContain('The site was built for https://crm.example');
  await server.stop();
  rmSync(folder, { recursive: true });
});
