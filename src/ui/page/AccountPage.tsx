import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DoorstepLayout, type DoorstepPicture } from './DoorstepLayout';
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
