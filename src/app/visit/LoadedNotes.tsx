// Loaded on demand by VisitNotes.
import type { WipedBecause } from '@/lib/startAfresh';
import { SharedComputerWatch } from './SharedComputerWatch';
import { WayBackNote } from './WayBackNote';
import { WipedNote } from './WipedNote';

type LoadedNotesProps = { jobId: string; wiped: WipedBecause | undefined };

export const LoadedNotes = ({ jobId, wiped }: LoadedNotesProps) => (
  <>
    {wiped && <WipedNote because={wiped} />}
    {jobId && <WayBackNote jobId={jobId} />}
    <SharedComputerWatch />
  </>
);
