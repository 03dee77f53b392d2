import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Encoding } from './encoding';

/** One file of the built site, held in memory with its compressed forms. */
export type SiteFile = {
  type: string;
  etag: string;
  bytes: Buffer;
  compressed: Partial<Record<Encoding, Buffer>>;
};

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.pdf': 'application/pdf',
  '.woff2': 'font/woff2',
};
const endings = { br: '.br', gzip: '.gz' } as const;

/**
 * Reads a built site into memory, with the `.br` and `.gz` files that the build left beside its files. What is in memory
 * cannot be left by an address with `..` in it, and stays whole when the folder is built again.
 * @param folder the built site
 * @returns its files by their path inside the folder, with forward slashes; hidden files are left out
 */
export async function readSiteFiles(folder: string): Promise<Map<string, SiteFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')));
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readSiteFile(path.join(folder, name))] as const),
    ),
  );
}

/** The entity tag of some bytes: a hash, so that it is the same on every server. */
export const tagOf = (bytes: Buffer | string): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 12);

async function readSiteFile(file: string): Promise<SiteFile> {
  const [bytes, br, gzip] = await Promise.all([
    readFile(file),
    readIfThere(file + endings.br),
    readIfThere(file + endings.gzip),
  ]);
  const type = types[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
  return { type, etag: tagOf(bytes), bytes, compressed: { ...(br && { br }), ...(gzip && { gzip }) } };
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch {
    return undefined; // too small to be worth it, or a kind that does not shrink
  }
}
