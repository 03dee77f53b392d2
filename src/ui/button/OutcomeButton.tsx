import type { LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { IconButton } from '@/ui/button/IconButton';
import { Icon } from '@/ui/Icon';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

/** The words of the button: before it is pressed, and what its press has come to. */
export type OutcomeWords = { offer: string; copied: string; failed: string };
type Outcome = keyof OutcomeWords;

type OutcomeButtonProps = {
  icon: LucideIcon;
  words: OutcomeWords;
  /** For screen readers, after its word. */
  what?: ReactNode;
  className: string;
  onPress: () => Promise<Outcome>;
};

/** An icon with a word, which says what its press has come to until the button is left. */
export function OutcomeButton({ icon, words, what, className, onPress }: OutcomeButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>('offer');
  const press = async () => setOutcome(await onPress());
  return (
    <>
      <IconButton className={className} onClick={() => void press()} onBlur={() => setOutcome('offer')}>
        <Icon icon={icon} />
        <span>{words[outcome]}</span>
        {what && <VisuallyHidden>{what}</VisuallyHidden>}
      </IconButton>
      {/* A button has no live region in it. */}
      <VisuallyHidden role="status">{outcome !== 'offer' && words[outcome]}</VisuallyHidden>
    </>
  );
}

/** Copies a text. Some desktops do not let a page do so, nor does any without https. */
export async function copyText(text: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
