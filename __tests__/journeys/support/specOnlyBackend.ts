import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { apiPaths } from '@/contract/paths';

type Answer = { status?: number; json?: object; text?: string };

export const jobs: Record<string, unknown>[] = [
  {
    id: 7,
    job_title: 'Staff Nurse &amp; Team Leader',
    employment_type: ['Full-time'],
    job_type: 'Permanent',
    description: '<p>Nights on a <b>surgical</b> ward.</p><ul><li>Drug rounds</li><li>Handover</li></ul>',
    Experience: 2,
    Sector: 'Hospital',
  },
  { id: '8', job_title: 'Porter', employment_type: 'Part-time', job_type: 'Contract', description: null },
];

/** How long the list takes: longer than the three seconds for which the service worker waits, where a test says so. */
export const listTakes = { milliseconds: 0 };

/** What each call is answered. */
export const answers: Record<string, (query: URLSearchParams) => Answer | Promise<Answer>> = {
  [`POST ${apiPaths.contact}`]: () => ({ status: 204 }),
  [`GET ${apiPaths.jobs}`]: () => pause(listTakes.milliseconds, { json: { result: { items: jobs } } }),
  [`GET ${apiPaths.jobDetails}`]: (query) => ({
    json: jobs.find(({ id }) => String(id) === query.get('id')) ?? {},
  }),
  [`POST ${apiPaths.register}`]: () => ({ text: 'OK' }),
  [`POST ${apiPaths.login}`]: () => ({ json: { username: 4711 } }),
  [`POST ${apiPaths.forgotPassword}`]: () => ({ status: 204 }),
  [`POST ${apiPaths.resetPassword}`]: () => ({ text: 'Done' }),
  [`POST ${apiPaths.applicationForm}`]: () => ({ text: 'Thank you' }),
};

const notFound = (): Answer => ({ status: 404, text: 'Cannot find it' });

/** A backend that somebody else has written: the eight calls of docs/behaviour.md, section 7, for any site, and nothing more. */
export async function startSpecOnlyBackend() {
  const calls: { method: string; path: string; headers: IncomingMessage['headers'] }[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const { pathname: path, searchParams } = new URL(url, 'http://localhost');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
    if (method === 'OPTIONS') return void response.writeHead(204).end();
    calls.push({ method, path, headers });
    await buffer(request);
    const answer = answers[`${method} ${path}`] ?? notFound;
    const { status = 200, json, text } = await answer(searchParams);
    response.writeHead(status, { 'Content-Type': json ? 'application/json' : 'text/plain' });
    response.end(json ? JSON.stringify(json) : text);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, calls, stop };
}
