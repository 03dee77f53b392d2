import { readdirSync, readlinkSync } from 'node:fs';
import path from 'node:path';

const LINKS = '/proc/self/fd';

/** For tests that count open files, which only Linux lists. */
export const describeOnLinux = process.platform === 'linux' ? describe : describe.skip;

/** How many files of a folder this process has open, with a name or without. */
export const openFilesIn = (folder: string): number =>
  readdirSync(LINKS).filter((name) => targetOf(path.join(LINKS, name)).startsWith(folder)).length;

function targetOf(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    // Closed since it was listed, as the list itself is.
    return '';
  }
}
