import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Card, CardsBlock } from '@/content/types';
import { RichText } from './RichText';
import { RevealWindows } from './RevealWindows';
import { Rooms } from './Rooms';
import { RuleCards } from './RuleCards';
import { Section } from './Section';
import { SectionHeading } from './SectionHeading';
import { SillCards } from './SillCards';
import { Split } from './Split';

const looks: Record<
  NonNullable<CardsBlock['look']>,
  (props: { cards: readonly Card[] }) => React.ReactNode
> = {
  sills: SillCards,
  rules: RuleCards,
  windows: RevealWindows,
  rooms: Rooms,
};

/** A heading and its cards. */
export function CardsSection({ block }: { block: CardsBlock }) {
  const { ground, heading, lead, look = 'sills', cards, note } = block;
  const Cards = looks[look];
  return (
    <Section ground={ground}>
      {look === 'rooms' ? (
        <Split>
          <Typography variant="h2">{heading}</Typography>
          {lead && (
            <Typography variant="lead" component="p" sx={{ color: 'var(--quiet)' }}>
              <RichText text={lead} />
            </Typography>
          )}
        </Split>
      ) : (
        <SectionHeading heading={heading} lead={lead} />
      )}
      <Box sx={{ mt: 5 }}>
        <Cards cards={cards} />
      </Box>
      {note && (
        <Typography sx={{ mt: 4, maxWidth: '42em' }}>
          <RichText text={note} />
        </Typography>
      )}
    </Section>
  );
}
