import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { CardsBlock } from '@/content/types';
import { RichText } from './RichText';
import { Section } from './Section';

type CardsFrameProps = { block: CardsBlock; heading: ReactNode; children: ReactNode };

/** The band around cards, and the note below them. */
export const CardsFrame = ({ block: { ground, note }, heading, children }: CardsFrameProps) => (
  <Section ground={ground}>
    {heading}
    <Box sx={{ mt: 5 }}>{children}</Box>
    {note && (
      <Typography sx={{ mt: 4, maxWidth: '42em' }}>
        <RichText text={note} />
      </Typography>
    )}
  </Section>
);
