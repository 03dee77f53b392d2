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
    <Typography variant="h1" tabIndex={-1}>
      {copy.heading}
    </Typography>
    <Typography color="textSecondary" sx={{ mt: 2.5, mb: 4 }}>
      {copy.lead}
    </Typography>
    {children}
  </DoorstepLayout>
);
