import { Button } from '@/ui/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { home } from '@/content/pages/home';
import { Column } from '@/ui/Column';
import { Icon } from '@/ui/Icon';
import { LogoStrip } from './LogoStrip';
import { Marquee } from './Marquee';

const { logos } = home;

/** The two rows of client logos, with what makes them stand still. */
export function LogoRows() {
  const [isPaused, setIsPaused] = useState(false);
  return (
    <Rows data-paused={isPaused}>
      <Head>
        <Typography variant="h3" component="h2">
          {logos.heading}
        </Typography>
        <Button
          size="small"
          variant="outlined"
          aria-pressed={isPaused}
          onClick={() => setIsPaused(!isPaused)}
        >
          <Icon icon={isPaused ? Play : Pause} size={18} />
          {isPaused ? logos.play : logos.pause}
        </Button>
      </Head>
      <LogoStrip logos={logos.strip} />
      <Marquee logos={[...logos.marquee, ...logos.strip]} direction="right" />
    </Rows>
  );
}

const Rows = styled('section')({
  overflow: 'hidden',
  paddingBlock: '56px 48px',
  '&[data-paused=true] ul, &:hover ul': { animationPlayState: 'paused' },
});

const Head = styled(Column)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
});
