import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { jobCopy } from '@/content/job';
import type { Job } from '@/contract/jobs';
import { jobPath } from '@/lib/paths';
import { IconButton } from '@/ui/button/IconButton';
import { Icon } from '@/ui/Icon';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

/** Hands the address of a vacancy to the device's own list of apps; where there is none, copies it and says so until the button is left. */
export function ShareButton({ job }: { job: Job }) {
  const [done, setDone] = useState<keyof typeof jobCopy.share>('offer');
  const share = async () => setDone(await shareJob(job));
  return (
    <>
      <IconButton className="share" onClick={() => void share()} onBlur={() => setDone('offer')}>
        <Icon icon={Share2} />
        <span>{jobCopy.share[done]}</span>
      </IconButton>
      {/* A button has no live region in it. */}
      <VisuallyHidden role="status">{done !== 'offer' && jobCopy.share[done]}</VisuallyHidden>
    </>
  );
}

async function shareJob({ id, job_title: title }: Job): Promise<keyof typeof jobCopy.share> {
  const url = location.origin + jobPath(id);
  try {
    // Some desktops have none, nor has any page without https.
    const canShare = 'share' in navigator;
    if (!canShare) {
      await navigator.clipboard.writeText(url);
      return 'copied';
    }
    await navigator.share({ title, url });
    return 'offer';
  } catch (error) {
    // The visitor has closed the list of apps.
    return error instanceof DOMException && error.name === 'AbortError' ? 'offer' : 'failed';
  }
}
