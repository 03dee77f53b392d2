import type { MultipartFile } from '@fastify/multipart';
import { fieldMessages } from '@/contract/messages';
import { RESUME_START_BYTES, startsLikeResume } from '@/contract/resume';
import { Refusal } from '@server/http/Refusal';

/**
 * Reads a CV while it arrives, and stops as soon as it cannot be right.
 * @param file at most as long as multipart lets it be
 * Refuses one that is too large (413) or starts like none of the three kinds (400).
 */
export async function readResume(file: MultipartFile['file']): Promise<Buffer> {
  file.once('limit', () => file.destroy(new Refusal(413, fieldMessages.resumeTooLarge)));
  const chunks: Buffer[] = [];
  let size = 0;
  let isStartChecked = false;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (isStartChecked || size < RESUME_START_BYTES) continue;
    isStartChecked = true;
    if (!startsLikeResume(Buffer.concat(chunks))) throw new Refusal(400, fieldMessages.resumeContent);
  }
  if (file.truncated) throw new Refusal(413, fieldMessages.resumeTooLarge);
  return Buffer.concat(chunks);
}
