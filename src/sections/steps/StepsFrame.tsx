import Typography from '@mui/material/Typography';
import type { ElementType } from 'react';
import type { RouteBlock, StepsBlock } from '@/content/types';
import { Box } from '@/ui/Box';
import { ActionButton } from '@/sections/shared/ActionButton';
import { CardText } from '@/sections/shared/CardText';
import { Note } from '@/sections/shared/Note';
import { Section } from '@/sections/shared/Section';
import { SectionHeading } from '@/sections/shared/SectionHeading';

type StepsFrameProps = { block: StepsBlock | RouteBlock; list: ElementType; item: ElementType };

/** The steps of a process in order, in the given list. */
export function StepsFrame({ block, list: List, item: Item }: StepsFrameProps) {
  const { id, ground, heading, lead, steps, street, note, action } = block;
  return (
    <Section id={id} ground={ground} street={street}>
      <SectionHeading heading={heading} lead={lead} />
      <List data-count={block.kind === 'steps' ? steps.length : undefined} data-variant={block.variant}>
        {steps.map(({ title, text }) => (
          <Item key={title}>
            <Typography variant="h3">{title}</Typography>
            <CardText text={text} />
          </Item>
        ))}
      </List>
      <Note text={note} sx={{ mt: 4 }} />
      {action && (
        <Box sx={{ mt: 5 }}>
          <ActionButton action={action} />
        </Box>
      )}
    </Section>
  );
}
