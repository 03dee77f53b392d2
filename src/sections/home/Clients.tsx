import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useRef, useState, type UIEvent } from 'react';
import type { Client } from '@/content/homeTypes';
import { home } from '@/content/pages/home';
import { ActionButton } from '@/sections/shared/ActionButton';
import { Section } from '@/sections/shared/Section';
import { FramedImage } from '@/ui/FramedImage';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/button/IconButton';

const { clients } = home;

/** A row that has not scrolled for this long rests. */
const REST_MS = 150;

/** Three kinds of clients in a carousel: scrolled by hand, arrows or dots; it never moves by itself. */
export function Clients() {
  const { shown, show, rowProps } = useCarousel(clients.list.length);
  return (
    <Section>
      <Head>
        <Typography variant="h2">{clients.heading}</Typography>
        <Controls>
          <IconButton aria-label={clients.previous} onClick={() => show(shown - 1)}>
            <Icon icon={ArrowLeft} />
          </IconButton>
          {clients.list.map(({ name }, index) => (
            <IconButton
              key={name}
              aria-label={`${clients.show} ${name}`}
              aria-current={index === shown ? true : undefined}
              onClick={() => show(index)}
            >
              <Dot />
            </IconButton>
          ))}
          <IconButton aria-label={clients.next} onClick={() => show(shown + 1)}>
            <Icon icon={ArrowRight} />
          </IconButton>
        </Controls>
      </Head>
      {/* Focusable, so that it can be scrolled with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <Slides {...rowProps} tabIndex={0} aria-label={clients.scrollLabel}>
        {clients.list.map(({ name, text, ground, picture, action }) => (
          <Slide key={name} ground={ground}>
            <FramedImage {...picture} />
            <div>
              <Typography variant="h3">{name}</Typography>
              <Typography sx={{ my: 2, maxWidth: '26em' }}>{text}</Typography>
              <ActionButton action={action} variant="outlined" />
            </div>
          </Slide>
        ))}
      </Slides>
    </Section>
  );
}

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '16px 24px',
});

const Controls = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  '& > :first-of-type, & > :last-of-type': { border: `2px solid ${theme.vars.palette.text.primary}` },
}));

/** Filled for the slide in view. */
const Dot = styled('span')({
  width: 14,
  height: 14,
  border: '2px solid',
  borderRadius: '50%',
  '[aria-current] > &': { backgroundColor: 'currentColor', forcedColorAdjust: 'none' },
});

/** One big slide, with the edge of the next one visible; from lg the row reaches from edge to edge of the screen, with its slides in the column. */
const Slides = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: 16,
  margin: '28px calc(-1 * var(--gutter)) 0',
  padding: '0 var(--gutter)',
  listStyle: 'none',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  scrollPaddingInline: 'var(--gutter)',
  scrollbarWidth: 'none',
  [theme.breakpoints.up('lg')]: {
    '--edge': 'calc(var(--gutter) + max(0px, (100vw - 1200px) / 2))',
    gap: 28,
    margin: '44px calc(-1 * var(--edge)) 0',
    paddingInline: 'var(--edge)',
    scrollPaddingInline: 'var(--edge)',
  },
  '@media print': { display: 'block' },
}));

const Slide = styled('li')<Pick<Client, 'ground'>>(({ theme, ground }) => ({
  flex: '0 0 88%',
  display: 'grid',
  alignContent: 'start',
  gap: 24,
  padding: '28px 24px',
  scrollSnapAlign: 'start',
  backgroundColor: theme.vars.palette.wall[ground],
  [theme.breakpoints.up('sm')]: { flexBasis: '84%', padding: '40px 36px' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '3fr 2fr', alignItems: 'center' },
  [theme.breakpoints.up('lg')]: {
    flexBasis: 1000,
    gridTemplateColumns: '540px 1fr',
    gap: 64,
    alignItems: 'center',
    alignContent: 'center',
    padding: '64px 56px 64px 72px',
  },
}));

/** A row of slides that the visitor scrolls: which one is shown, and how to show another. It wraps around at both ends. */
function useCarousel(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState(0);

  const show = (index: number) => {
    const next = (index + count) % count;
    const { scrollWidth = 0, clientWidth = 0 } = row.current ?? {};
    // Near the slide; the row snaps to it.
    row.current?.scrollTo({ left: ((scrollWidth - clientWidth) * next) / (count - 1) });
    setShown(next);
  };
  // Once the row rests: a press on the way starts from the slide that the last one asked for. Not every browser has `scrollend`.
  const onScroll = ({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }: UIEvent) => {
    clearTimeout(resting.current);
    const seen = Math.round((scrollLeft / (scrollWidth - clientWidth)) * (count - 1));
    resting.current = setTimeout(() => setShown(seen), REST_MS);
  };
  return { shown, show, rowProps: { ref: row, onScroll } };
}
