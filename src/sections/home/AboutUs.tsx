import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { home } from '@/content/pages/home';
import { ActionButton } from '@/sections/shared/ActionButton';
import { hidesPicture } from '@/sections/shared/FoldedOnPhones';
import { Headed, Section } from '@/sections/shared/Section';
import { Box } from '@/ui/Box';
import { FramedImage } from '@/ui/FramedImage';
import { Paragraphs } from '@/sections/shared/RichText';

const { about } = home;

/** Who the provider is, beside a window in a painted wall that reaches the edge of the screen. */
export const AboutUs = () => (
  <Section isFolded>
    <Halves>
      <div>
        <Headed heading={about.heading} isFolded>
          <Typography variant="h3" component="p" sx={{ mt: 2.5, mb: 2.5, fontWeight: 500 }}>
            {about.opening}
          </Typography>
          <Box sx={{ color: 'text.secondary' }}>
            <Paragraphs texts={about.paragraphs} />
          </Box>
          <Box sx={{ mt: 3 }}>
            <ActionButton action={about.action} variant="outlined" />
          </Box>
        </Headed>
      </div>
      <Wall data-screen-only>
        <FramedImage {...about.picture} ratio="6/7" />
      </Wall>
    </Halves>
  </Section>
);

const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 48,
  ...hidesPicture,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr', alignItems: 'center', gap: 40 },
  [theme.breakpoints.up('lg')]: { gap: 88 },
}));

const Wall = styled('div')(({ theme }) => ({
  padding: '36px 36px 50px',
  backgroundColor: theme.vars.palette.wall.stucco,
  // `> div` outweighs the window's own margin, whichever rule comes first.
  '& > div': { maxWidth: 420, marginInline: 'auto' },
  [theme.breakpoints.up('lg')]: {
    padding: '64px 72px 78px',
    marginRight: 'calc((1200px - min(100vw, 1440px)) / 2 - 24px)',
  },
}));
