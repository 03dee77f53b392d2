import { Share2 } from 'lucide-react';
import { jobCopy } from '@/content/job';
import type { Job } from '@/contract/jobs';
import { jobPath } from '@/lib/paths';
import { copyText, OutcomeButton } from '@/ui/button/OutcomeButton';

/** Hands the address of a vacancy to the device's own list of apps; where there is none, copies it. */
export const ShareButton = ({ job }: { job: Job }) => (
  <OutcomeButton className="share" icon={Share2} words={jobCopy.share} onPress={() => shareJob(job)} />
);

async function shareJob({ id, job_title: title }: Job) {
  const url = location.origin + jobPath(id);
  // Some desktops have none, nor has any page without https.
  if (typeof navigator.share !== 'function') return copyText(url);
  try {
    await navigator.share({ title, url });
    return 'offer';
  } catch (error) {
    // The visitor has closed the list of apps.
    return error instanceof DOMException && error.name === 'AbortError' ? 'offer' : 'failed';
  }
}
