import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import type { Card } from '@/content/types';
import { Icon } from '@/ui/Icon';
import { Image } from '@/sections/shared/Image';
import { Blind, Brief, Caption, Description, RevealFrame, Scene, Toggle } from './window.styles';
import { RichText } from '@/sections/shared/RichText';

/** A window with its blind rolled up and a line below it: on hover, tap or Enter the blind comes down with the text on it. */
export function RevealWindow({ card: { title, brief, text, picture } }: { card: Card }) {
  const [isHovered, setHovered] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const isOpen = isHovered || isPressed;
  const descriptionId = useId();
  // A tap would start a hover that never ends, so only a mouse opens it by hovering.
  const onHover = (pointerType: string, next: boolean) => pointerType === 'mouse' && setHovered(next);
  // Pressed while it is hovered, it stays open once the mouse has left.
  const toggle = (next: boolean) => {
    setPressed(next);
    if (!next) setHovered(false);
  };

  return (
    <RevealFrame
      data-open={isOpen}
      onPointerEnter={(event) => onHover(event.pointerType, true)}
      onPointerLeave={(event) => onHover(event.pointerType, false)}
      onKeyDown={({ key }) => key === 'Escape' && toggle(false)}
    >
      <Scene>
        {picture && <Image picture={picture} />}
        <Blind />
      </Scene>
      <Caption>
        <Toggle aria-expanded={isOpen} aria-controls={descriptionId} onClick={() => toggle(!isPressed)}>
          {title}
          <Icon icon={isOpen ? Minus : Plus} />
        </Toggle>
      </Caption>
      <Brief>{brief}</Brief>
      <Description id={descriptionId}>
        <RichText text={text} />
      </Description>
    </RevealFrame>
  );
}
