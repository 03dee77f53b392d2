import { styled } from '@mui/material/styles';
import { jobCopy } from '@/content/job';
import { WithoutScript } from '@/ui/WithoutScript';

/** Under the heading "Loading...": a placeholder. */
export const JobLoading = () => (
  <>
    <WithoutScript {...jobCopy.withoutScript} />
    <Words />
  </>
);

const Words = styled('div')(({ theme: { vars } }) => ({
  height: 240,
  marginTop: 24,
  backgroundColor: vars.palette.mist[200],
  '@media (scripting: none)': { display: 'none' },
}));
