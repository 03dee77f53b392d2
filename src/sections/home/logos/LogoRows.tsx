import { Button } from '@/ui/button/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { home } from '@/content/pages/home';
import { useIsHydrated } from '@/lib/useIsHydrated';
import { Column } from '@/ui/Column';
import { Icon } from '@/ui/Icon';
import { LogoStrip } from './LogoStrip';
import { noMotionQuery, rowStyles } from './logos.styles';
import { Marquee } from './Marquee';

const { logos } = home;

/** Two moving rows of client logos and a button to pause them. They stand still until the button works. */
export function LogoRows() {
  const isMoving = useIsHydrated();
  const [isPaused, setIsPaused] = useState(false);
  return (
    <Rows data-moving={isMoving} data-paused={isPaused || undefined}>
      <Head>
        <Typography variant="h3" component="h2">
          {logos.heading}
        </Typography>
        <Button size="small" variant="outlined" onClick={() => setIsPaused((wasPaused) => !wasPaused)}>
          <Icon icon={isPaused ? Play : Pause} size={18} />
          <span>{isPaused ? logos.play : logos.pause}</span>
        </Button>
      </Head>
      <LogoStrip logos={logos.strip} isMoving={isMoving} />
      <Marquee logos={[...logos.marquee, ...logos.strip]} direction="right" isMoving={isMoving} />
    </Rows>
  );
}

const Rows = styled('section')(({ theme }) => ({
  overflow: 'hidden',
  paddingBlock: '56px 48px',
  ul: rowStyles(theme),
  // Without motion the second row alone holds every logo once.
  'button, ul:has(+ ul)': { [noMotionQuery]: { display: 'none' } },
  '&[data-moving=false] ul': { animation: 'none' },
  '&[data-paused] ul, &:hover ul': { animationPlayState: 'paused' },
  '@media print': { paddingBlock: '20px 0' },
}));

const Head = styled(Column)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
});
