import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import path from 'node:path';
import { noRoom } from './freeSpace';

// Written in pieces of this size, because each write waits for a thread that may be busy with passwords.
const PIECE_BYTES = 128 * 1024;

/**
 * Keeps a file that is being uploaded, so that a slow sender costs disk rather than memory. What is larger than 128 KB goes to a
 * file that has no name once it is open: it vanishes with the process, even by kill -9.
 */
export class Spool {
  size = 0;
  #pieces: Buffer[] = [];
  #waiting = 0;
  #file: FileHandle | undefined;
  #isClosed = false;
  readonly #folder: string;

  /** @param dataDir the server's data folder; the file is created in its folder `uploads` */
  constructor(dataDir: string) {
    this.#folder = path.join(dataDir, 'uploads');
  }

  /** @throws HttpError 503 when the disk is full */
  async write(chunk: Buffer): Promise<void> {
    this.#pieces.push(chunk);
    this.#waiting += chunk.length;
    this.size += chunk.length;
    if (this.#waiting >= PIECE_BYTES) await this.#flush();
  }

  /** Everything that was written. */
  async read(): Promise<Buffer> {
    if (!this.#file) return Buffer.concat(this.#pieces);
    await this.#flush();
    const bytes = Buffer.allocUnsafeSlow(this.size);
    await this.#file.read(bytes, 0, this.size, 0);
    return bytes;
  }

  /** Frees the file; a write that is still in progress then rejects. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#pieces = [];
    await this.#file?.close();
  }

  async #append() {
    if (!this.#isClosed) this.#file ??= await openUnnamed(this.#folder);
    if (this.#isClosed || !this.#file) {
      // Closed while the file was being opened.
      await this.#file?.close();
      throw new Error('the upload has ended');
    }
    return this.#file.writev(this.#pieces);
  }

  async #flush(): Promise<void> {
    const { bytesWritten } = await this.#append().catch((error: unknown) => {
      throw isDiskFull(error) ? noRoom() : error;
    });
    if (bytesWritten < this.#waiting) throw noRoom();
    this.#pieces = [];
    this.#waiting = 0;
  }
}

async function openUnnamed(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = path.join(folder, randomUUID());
  const file = await open(name, 'wx+', 0o600);
  await unlink(name);
  return file;
}

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code));
