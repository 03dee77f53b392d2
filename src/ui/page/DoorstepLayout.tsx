import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export type DoorstepPicture = { src: string; alt: string; width: number; height: number };

type DoorstepLayoutProps = { picture: DoorstepPicture; children: ReactNode };

/**
 * A front door beside the form of an account page; above it on a phone. The pictures are 640 by 900, and what matters in them
 * stands between 200 and 550 across and from 560 down: the crops of a phone and of a tablet show that much. A picture with a
 * view named `phone`, 1080 by 600, is shown on phones in that wider shape, without a crop.
 */
export function DoorstepLayout({ picture, children }: DoorstepLayoutProps) {
  return (
    <Layout>
      <Doorstep>
        <picture>
          <source media="(max-width: 599.95px)" srcSet={`${picture.src}#phone`} />
          <img {...picture} alt={picture.alt} />
        </picture>
      </Doorstep>
      <Form>{children}</Form>
    </Layout>
  );
}

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  // As tall as the screen leaves room for, so that a short form has no void below it.
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(240px, 34%) minmax(0, 1fr)',
    minHeight: 'max(70vh, 620px)',
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(340px, 5fr) minmax(0, 7fr)',
    minHeight: 'max(70vh, 760px)',
  },
}));

const Doorstep = styled('div')(({ theme }) => ({
  position: 'relative',
  [theme.breakpoints.down('sm')]: { aspectRatio: '1080/600' },
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.night[800],
  img: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: '50% 96%',
  },
  // The door and the nurse fill the narrow column, the night sky is above them; any taller and one of them is cut off.
  [theme.breakpoints.up('sm')]: { img: { top: 'auto', maxHeight: 800, objectPosition: '66% 100%' } },
  [theme.breakpoints.up('md')]: { img: { maxHeight: 'none', objectPosition: '50% 100%' } },
}));

const Form = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 640,
  marginInline: 'auto',
  padding: '32px 20px 64px',
  [theme.breakpoints.up('sm')]: { alignSelf: 'center', padding: '48px 40px 80px' },
  [theme.breakpoints.up('md')]: { padding: '72px 48px 96px' },
}));
