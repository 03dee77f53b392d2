import type { MultipartFile } from '@fastify/multipart';
import { fieldMessages } from '@/contract/messages';
import { RESUME_START_BYTES, startsLikeResume } from '@/contract/resume';
import { HttpError } from '@server/http/HttpError';
import type { Upload } from './uploads';

/**
 * Reads a CV as it arrives, stopping as soon as it is invalid.
 * @throws HttpError 413 if it is too large, 400 if it starts like none of the three types
 */
export async function receiveResume(file: MultipartFile['file'], { resume, count }: Upload): Promise<void> {
  file.once('limit', () => file.destroy(new HttpError(413, fieldMessages.resumeTooLarge)));
  let start = Buffer.alloc(0);
  // A file stream without an encoding gives Buffers; its type says any.
  for await (const chunk of file as AsyncIterable<Buffer>) {
    count(chunk.length);
    await resume.write(chunk);
    if (start.length >= RESUME_START_BYTES) continue;
    start = Buffer.concat([start, chunk.subarray(0, RESUME_START_BYTES)]);
    if (start.length >= RESUME_START_BYTES && !startsLikeResume(start)) {
      throw new HttpError(400, fieldMessages.resumeContent);
    }
  }
  if (file.truncated) throw new HttpError(413, fieldMessages.resumeTooLarge);
}
