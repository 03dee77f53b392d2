import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

type Answer = { type: string; body: Buffer };

const style = {
  address: '/site.css',
  rules:
    'body{max-width:46em;margin:0 auto;padding:1em;font:1.1rem/1.6 system-ui,sans-serif}a{color:#1b6142}li{margin:.3em 0}',
};

/**
 * Serves for each page of the site its words as plain HTML without script, with a few lines of style in a file, as simple
 * pages have them. It has no icon; the site's costs nothing either, because its logo is the same file.
 */
export async function servePlainTwins(siteOrigin: string): Promise<{ origin: string; close: () => void }> {
  // Compressed once, as the site's own pages are.
  const answers = new Map([[style.address, compress('text/css', style.rules)]]);
  const answerTo = async (address: string) => {
    const page = async () => plainPage(await (await fetch(siteOrigin + address)).text());
    const answer = answers.get(address) ?? compress('text/html', await page());
    answers.set(address, answer);
    return answer;
  };
  const server = createServer((request, response) => {
    void answerTo(request.url ?? '/').then(({ type, body }) =>
      response
        .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'br' })
        .end(body),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

const compress = (type: string, text: string): Answer => ({ type, body: brotliCompressSync(text) });

function plainPage(html: string): string {
  const title = /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
  const body = (/<body[^>]*>([^]*)<\/body>/.exec(html)?.[1] ?? '')
    .replaceAll(/<(script|style|svg)\b[^]*?<\/\1>/g, '')
    .replaceAll(/<img\b[^>]*>/g, '')
    .replaceAll(/<(\w+)\b[^>]*?( href="[^"]*")?[^>]*>/g, '<$1$2>');
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${style.address}"></head><body>${body}</body></html>`;
}
