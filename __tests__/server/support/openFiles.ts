import { readdirSync, readlinkSync, statSync } from 'node:fs';
import path from 'node:path';

const LINKS = '/proc/self/fd';

/** For tests that count open files, which only Linux lists. */
export const describeOnLinux = process.platform === 'linux' ? describe : describe.skip;

/** How many files of a folder this process has open, with a name or without. */
export const openFilesIn = (folder: string): number => linksInto(folder).length;

/** How many bytes the open files of a folder hold. */
export const openBytesIn = (folder: string): number =>
  linksInto(folder).reduce((sum, link) => sum + (statSync(link, { throwIfNoEntry: false })?.size ?? 0), 0);

const linksInto = (folder: string) =>
  readdirSync(LINKS)
    .map((name) => path.join(LINKS, name))
    .filter((link) => targetOf(link).startsWith(folder));

function targetOf(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    // Closed since it was listed, as the list itself is.
    return '';
  }
}
