import type { MultipartFile } from '@fastify/multipart';
import { fieldMessages } from '@/contract/messages';
import { RESUME_START_BYTES, startsLikeResume } from '@/contract/resume';
import { HttpError } from '@server/http/HttpError';

/**
 * Reads a CV as it arrives, stopping as soon as it is invalid.
 * @throws HttpError 413 if it is too large, 400 if it starts like none of the three types
 */
export async function readResume(file: MultipartFile['file']): Promise<Buffer> {
  file.once('limit', () => file.destroy(new HttpError(413, fieldMessages.resumeTooLarge)));
  const chunks: Buffer[] = [];
  let size = 0;
  let isStartChecked = false;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (isStartChecked || size < RESUME_START_BYTES) continue;
    isStartChecked = true;
    if (!startsLikeResume(Buffer.concat(chunks))) throw new HttpError(400, fieldMessages.resumeContent);
  }
  if (file.truncated) throw new HttpError(413, fieldMessages.resumeTooLarge);
  return Buffer.concat(chunks);
}
