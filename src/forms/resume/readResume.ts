import { fieldMessages } from '@/contract/messages';
import { refuseResume, refuseResumeName, refuseResumeSize } from '@/contract/resume';

type ReadResume = { file: File; problem?: undefined } | { file?: undefined; problem: string };

/** Reads a CV into memory and checks it. The returned file no longer depends on the one on disk. */
export async function readResume(chosen: File): Promise<ReadResume> {
  const early = refuseResumeName(chosen.name) ?? refuseResumeSize(chosen.size);
  if (early) return { problem: early };
  try {
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    const problem = await refuseResume(chosen.name, bytes);
    return problem ? { problem } : { file: new File([bytes], chosen.name, { type: chosen.type }) };
  } catch {
    return { problem: fieldMessages.resumeUnreadable };
  }
}
