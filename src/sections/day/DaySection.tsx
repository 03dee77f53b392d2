import Typography from '@mui/material/Typography';
import type { DayBlock } from '@/content/types';
import { Box } from '@/ui/Box';
import { Facts, Shift, Shifts, Sky } from './day.styles';
import { ActionButton } from '@/sections/shared/ActionButton';
import { CardText } from '@/sections/shared/CardText';
import { Section } from '@/sections/shared/Section';
import { SectionHeading } from '@/sections/shared/SectionHeading';

/** A day from midnight to midnight as a band of sky, with who is there at which hours and what that means. */
export const DaySection = ({ block }: { block: DayBlock }) => (
  <Section id={block.id} ground={block.ground}>
    <SectionHeading heading={block.heading} lead={block.lead} />
    <Sky shifts={block.shifts} />
    <Shifts shifts={block.shifts}>
      {block.shifts.map(({ label, time }) => (
        <Shift key={label} data-time-of={time}>
          {label}
        </Shift>
      ))}
    </Shifts>
    <Facts>
      {block.cards.map(({ title, text }) => (
        <div key={title}>
          <Typography variant="h4" component="h3" sx={{ color: 'var(--accent, inherit)' }}>
            {title}
          </Typography>
          <CardText text={text} />
        </div>
      ))}
    </Facts>
    {block.action && (
      <Box sx={{ mt: 4 }}>
        <ActionButton action={block.action} color="secondary" />
      </Box>
    )}
  </Section>
);
