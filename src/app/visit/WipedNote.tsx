import { X } from 'lucide-react';
import { useState } from 'react';
import { sharedComputerCopy } from '@/content/visit';
import type { WipedBecause } from '@/lib/startAfresh';
import { IconButton } from '@/ui/button/IconButton';
import { Icon } from '@/ui/Icon';
import { NoteBar } from './NoteBar';

/** Says, on the page that opens afterwards, that a shared computer has been wiped. */
export function WipedNote({ because }: { because: WipedBecause }) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <NoteBar label={sharedComputerCopy.noteLabel}>
      <span role="alert">{sharedComputerCopy.wiped[because]}</span>
      <IconButton aria-label={sharedComputerCopy.close} onClick={() => setOpen(false)}>
        <Icon icon={X} size={20} />
      </IconButton>
    </NoteBar>
  );
}
