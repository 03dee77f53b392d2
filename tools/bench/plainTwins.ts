import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

const style =
  'body{max-width:46em;margin:0 auto;padding:1em;font:1.1rem/1.6 system-ui,sans-serif}a{color:#1b6142}li{margin:.3em 0}';

/** Serves for each page of the site its words as plain HTML without script, with a few lines of style in a file, as simple pages have them. */
export async function servePlainTwins(siteOrigin: string) {
  // Compressed once, as the site's own pages are.
  const answers = new Map<string, Promise<Buffer>>([
    ['/site.css', Promise.resolve(brotliCompressSync(style))],
  ]);
  const compressTwin = async (address: string) =>
    brotliCompressSync(plainPage(await (await fetch(siteOrigin + address)).text()));
  const server = createServer((request, response) => {
    const address = request.url ?? '/';
    const answer = answers.get(address) ?? compressTwin(address);
    answers.set(address, answer);
    const type = address.endsWith('.css') ? 'text/css' : 'text/html; charset=utf-8';
    void answer.then((body) =>
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}

function plainPage(html: string): string {
  const body = (/<body[^>]*>([^]*)<\/body>/.exec(html)?.[1] ?? '')
    .replaceAll(/<(script|style|svg)\b[^]*?<\/\1>/g, '')
    .replaceAll(/<img\b[^>]*>/g, '')
    .replaceAll(/<(\w+)\b[^>]*?( href="[^"]*")?[^>]*>/g, '<$1$2>');
  // Without an icon: the site's costs nothing, because its logo is the same file.
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Plain</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/site.css"></head><body>${body}</body></html>`;
}
