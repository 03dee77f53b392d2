import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { builtFile } from './built';

/** The headers that the built `_headers` sets for an address; later blocks win, as on static hosts. */
export function hostHeaders(address: string, folder?: string): Record<string, string> {
  const blocks = builtFile('_headers', folder).toString().trim().split('\n\n');
  const told = blocks.map((block) => block.split('\n  ')).filter(([pattern = '']) => fits(pattern, address));
  return Object.fromEntries(told.flatMap(([, ...lines]) => lines.map((line) => split(line, ': '))));
}

/** Serves the built site, or the one in a folder, as a static host does: files, `_headers` and `_redirects`, without a backend. */
export async function startStaticHost(
  folder = 'dist',
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = fileFor(address, folder);
    const type = types[path.extname(file ?? '.html')] ?? 'application/octet-stream';
    response.writeHead(file ? 200 : 404, { ...hostHeaders(address, folder), 'content-type': type });
    response.end(builtFile(file ?? '404.html', folder));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${portOf(server)}`, stop: () => stop(server) };
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

function fileFor(address: string, folder: string): string | undefined {
  const names = address === '/' ? ['index.html'] : [address.slice(1), `${address.slice(1)}.html`];
  const found = names.find((name) => path.extname(name) && existsSync(path.join(folder, name)));
  return found ?? redirects(folder).find(([pattern]) => fits(pattern, address))?.[1];
}

const redirects = (folder: string): [pattern: string, file: string][] =>
  builtFile('_redirects', folder)
    .toString()
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([pattern = '', target = '']) => [pattern, target.slice(1)]);

const fits = (pattern: string, address: string) =>
  pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : pattern === address;

function split(text: string, separator: string): [string, string] {
  const place = text.indexOf(separator);
  return [text.slice(0, place), text.slice(place + separator.length)];
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
