import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import type { Card } from '@/content/types';
import { Icon } from '@/ui/Icon';
import { Image } from '@/sections/shared/Image';
import { Blind, Caption, Description, RevealFrame, Scene, Toggle } from './window.styles';
import { RichText } from '@/sections/shared/RichText';

/** A window whose blind rises, and whose text appears, on hover, focus, tap or Enter. */
export function RevealWindow({ card: { title, text, picture } }: { card: Card }) {
  const [isPinned, setPinned] = useState(false);
  const [isPointed, setPointed] = useState(false);
  const isOpen = isPinned || isPointed;
  const descriptionId = useId();
  // A tap is a hover without an end: only a mouse opens by pointing.
  const onPoint = (pointerType: string, next: boolean) => pointerType === 'mouse' && setPointed(next);

  return (
    <RevealFrame
      data-open={isOpen}
      onPointerEnter={(event) => onPoint(event.pointerType, true)}
      onPointerLeave={(event) => onPoint(event.pointerType, false)}
    >
      <Scene>
        {picture && <Image picture={picture} />}
        <Blind />
      </Scene>
      <Caption>
        <Toggle aria-expanded={isOpen} aria-controls={descriptionId} onClick={() => setPinned(!isPinned)}>
          {title}
          <Icon icon={isOpen ? Minus : Plus} />
        </Toggle>
      </Caption>
      <Description id={descriptionId}>
        <span>
          <RichText text={text} />
        </span>
      </Description>
    </RevealFrame>
  );
}
