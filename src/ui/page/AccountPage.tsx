import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { night } from '@/ui/sky/sky';
import { PageHead } from './PageHead';

type AccountPageProps = {
  copy: {
    title: string;
    description: string;
    heading: string;
    lead: string;
    picture: DoorstepPicture;
    isPrivate?: boolean;
  };
  children: ReactNode;
};

/** The frame of an account page: heading, lead and one form beside a front door. */
export const AccountPage = ({ copy, children }: AccountPageProps) => (
  <DoorstepLayout picture={copy.picture}>
    <PageHead title={copy.title} description={copy.description} isPrivate={copy.isPrivate} />
    <Typography variant="h1" tabIndex={-1} sx={heading}>
      {copy.heading}
    </Typography>
    <Typography color="textSecondary" sx={{ mt: 2.5, mb: 4 }}>
      {copy.lead}
    </Typography>
    {children}
  </DoorstepLayout>
);

/** Beside a tall picture the heading of a form keeps to one line. */
const heading = { '@media screen and (min-width: 900px)': { fontSize: '2.5rem' } };

/** Below a form, the ways to the other forms of an account. */
export const AccountLinks = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 32,
  marginTop: 24,
  paddingTop: 12,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

type DoorstepPicture = { src: string; alt: string; width: number; height: number };

type DoorstepLayoutProps = { picture: DoorstepPicture; children: ReactNode };

/**
 * A front door beside the form of an account page; above it on a phone. Each picture has views named `phone` and `tablet` for the
 * part that must be seen there. Beyond these it is drawn on upwards and to the sides, so that it fills a place of any shape; in a tall
 * one the house has a storey more.
 */
function DoorstepLayout({ picture, children }: DoorstepLayoutProps) {
  return (
    <Layout>
      <Doorstep>
        <picture>
          <source media="(max-width: 599.95px)" srcSet={`${picture.src}#phone`} />
          <source media="(max-width: 899.95px)" srcSet={`${picture.src}#tablet`} />
          <img {...picture} alt={picture.alt} fetchPriority="low" />
        </picture>
      </Doorstep>
      <Form>{children}</Form>
    </Layout>
  );
}

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
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
  backgroundColor: theme.vars.palette.night[800],
  img: { display: 'block', width: '100%', height: '100%' },
  [theme.breakpoints.down('sm')]: { height: 140 },
  // The road goes on to the roofs above the footer, which stand on the page's lower border (theme/baseline).
  '@media screen and (min-width: 600px)': {
    // The street stands at the foot of the screen, however long the form is; the drawing begins behind the header.
    clipPath: 'inset(0 0 calc(-1 * var(--roofs)))',
    picture: { position: 'absolute', inset: '-180px 0 0', display: 'flex', alignItems: 'end' },
    img: { position: 'sticky', bottom: 0, height: 'min(100%, 100vh)' },
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: '100% 0 auto',
      height: 'var(--roofs)',
      backgroundColor: night['--pavement'],
    },
  },
}));

// Beside the door it ends where the header ends.
const Form = styled('div')(({ theme }) => ({
  '--end': `calc(max(0px, (100cqi - ${theme.breakpoints.values.lg}px) / 2) + var(--gutter))`,
  width: '100%',
  maxWidth: 'calc(608px + var(--end))',
  padding: '32px var(--gutter) 64px',
  [theme.breakpoints.up('sm')]: {
    alignSelf: 'center',
    marginLeft: 'auto',
    padding: '48px var(--end) 80px 40px',
  },
  [theme.breakpoints.up('md')]: { padding: '56px var(--end) 80px 48px' },
}));
