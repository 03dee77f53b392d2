import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import type { ClientLogo } from '@/content/homeTypes';
import { home } from '@/content/pages/home';
import { useIsHydrated } from '@/lib/useIsHydrated';
import { Button } from '@/ui/button/Button';
import { Column } from '@/ui/Column';
import { inDarkTheme } from '@/ui/darkTheme';
import { Icon } from '@/ui/Icon';

const { logos } = home;

/** Two endless rows of client logos (docs/behaviour.md, section 9) and a button to pause them. They stand still until it works. */
export function LogoRows() {
  const isMoving = useIsHydrated();
  const [isPaused, setIsPaused] = useState(false);
  return (
    <Rows data-moving={isMoving} data-paused={isPaused || undefined} data-screen-only>
      <Head>
        <Typography variant="h3" component="h2">
          {logos.heading}
        </Typography>
        <Button size="small" variant="outlined" onClick={() => setIsPaused((wasPaused) => !wasPaused)}>
          <Icon icon={isPaused ? Play : Pause} size={18} />
          <span>{isPaused ? logos.play : logos.pause}</span>
        </Button>
      </Head>
      <Strip count={logos.strip.length}>{repeated(logos.strip, isMoving ? 2 : 1)}</Strip>
      <Marquee>{repeated(logos.marquee, isMoving ? 2 : 1)}</Marquee>
    </Rows>
  );
}

/** The same logos several times over; all sets but the first are hidden from screen readers. */
const repeated = (set: readonly ClientLogo[], times: number) =>
  Array.from({ length: times }, (_, time) =>
    set.map(({ src, alt }) => (
      <li key={`${time} ${src}`} aria-hidden={time > 0 || undefined}>
        <img src={src} alt={time > 0 ? '' : alt} width={200} height={100} loading="lazy" />
      </li>
    )),
  );

const Head = styled(Column)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
});

const byPhoneSet = keyframes({ to: { transform: 'translateX(-320%)' } });
const byDeskSet = keyframes({ to: { transform: 'translateX(-45%)' } });
const byHalf = keyframes({ to: { transform: 'translateX(-50%)' } });

// The keyframes shift by a percentage of the row's width, which is chosen so that the shift is exactly one set.
const Strip = styled('ul')<{ count: number }>(({ theme, count }) => ({
  width: `calc(${count} * var(--place) / 3.2)`,
  animation: `${byPhoneSet} 10s linear infinite`,
  [theme.breakpoints.up('sm')]: {
    width: `calc(${count} * var(--place) / .45)`,
    animationName: byDeskSet,
  },
}));

/** One of its two sets passes to the right. */
const Marquee = styled('ul')({ width: 'max-content', animation: `${byHalf} 20s linear infinite reverse` });

/** Where the rows never move. */
const noMotionQuery = '@media (prefers-reduced-motion: reduce), (scripting: none)';

// The sizes of docs/behaviour.md, section 2. Four logos, a set, are at least as wide as the screen, so that none is in sight twice.
const Rows = styled('section')(({ theme: { breakpoints } }) => ({
  '--place': 'max(144px, 25vw)',
  overflow: 'hidden',
  paddingBlock: '56px 48px',
  ul: { display: 'flex', margin: '28px auto 0', padding: 0, listStyle: 'none' },
  li: { flex: 'none', width: 'var(--place)', textAlign: 'center' },
  // The logos are dark; the dark theme turns them light.
  img: { width: 100, height: 60, objectFit: 'contain', ...inDarkTheme({ filter: 'invert(1)' }) },
  [breakpoints.up('sm')]: {
    '--place': 'max(256px, 25vw)',
    ul: { marginTop: 20 },
    img: { width: 200, height: 100 },
  },
  '&[data-moving=false] ul': { animation: 'none' },
  '&[data-paused] ul, &:hover ul': { animationPlayState: 'paused' },
  // One set wraps, its first logo under the left edge of the heading.
  [noMotionQuery]: {
    ul: {
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      width: 'calc(min(100%, 1200px) - 2 * var(--gutter))',
      animation: 'none',
    },
    li: { flex: '1 0 max(144px, 25%)', textAlign: 'left' },
    img: { objectPosition: 'left' },
    'button, [aria-hidden]': { display: 'none' },
  },
}));
