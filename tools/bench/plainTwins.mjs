import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const plainStyle = {
  address: '/site.css',
  rules:
    'body{max-width:46em;margin:0 auto;padding:1em;font:1.1rem/1.6 system-ui,sans-serif}a{color:#1b6142}li{margin:.3em 0}',
};

/**
 * Serves the words of the site's pages as plain HTML without script, with a few lines of style in a file, as simple pages have
 * them. There is no icon, which costs the site's pages nothing either: it is the same file as their logo.
 * @param {string} origin
 */
export async function servePlainTwins(origin) {
  /** @type {Map<string, { type: string, body: Buffer }>} */
  const answers = new Map([[plainStyle.address, compressed('text/css', plainStyle.rules)]]);
  // Compressed once, like the site's own pages.
  const answerTo = async (address = '/') => {
    const answer =
      answers.get(address) ??
      compressed('text/html', plainPage(await (await fetch(origin + address)).text()));
    answers.set(address, answer);
    return answer;
  };
  const server = createServer((request, response) => {
    void answerTo(request.url).then(({ type, body }) =>
      response
        .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'br' })
        .end(body),
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  return {
    close: () => server.close(),
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
  };
}

/**
 * @param {string} type
 * @param {string} text
 */
function compressed(type, text) {
  return { type, body: brotliCompressSync(text) };
}

/** @param {string} html */
function plainPage(html) {
  const title = /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
  const body = (/<body[^>]*>([^]*)<\/body>/.exec(html)?.[1] ?? '')
    .replaceAll(/<(script|style|svg)\b[^]*?<\/\1>/g, '')
    .replaceAll(/<img\b[^>]*>/g, '')
    .replaceAll(/<(\w+)\b[^>]*?( href="[^"]*")?[^>]*>/g, '<$1$2>');
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${plainStyle.address}"></head><body>${body}</body></html>`;
}
