import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { manyVacancies } from './manyVacancies.mjs';

/**
 * Serves the built list page, and the plain list beside it at `/plain`, with made-up vacancies.
 * @param {Parameters<typeof manyVacancies>} vacancies how many, and how long their descriptions are
 */
export async function serveList(...vacancies) {
  const list = JSON.stringify({ result: { items: manyVacancies(...vacancies) } });
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const [type, body] = answer(url.pathname, list);
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': type }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/**
 * @param {string} address
 * @param {string} list
 * @returns {[string, string | Buffer | undefined]}
 */
function answer(address, list) {
  if (address === '/api/CrmJobs/CrmJobs') return ['application/json', list];
  if (address === '/plain')
    return ['text/html; charset=utf-8', readFileSync(path.join(import.meta.dirname, 'plainList.html'))];
  const file = path.join('dist', address === '/JobsPage' ? 'JobsPage.html' : path.normalize(address));
  const types = {
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript',
    '.svg': 'image/svg+xml',
    '.css': 'text/css',
  };
  const type = types[/** @type {keyof typeof types} */ (path.extname(file))] ?? 'application/octet-stream';
  try {
    return [type, readFileSync(file)];
  } catch {
    return [type, undefined];
  }
}
