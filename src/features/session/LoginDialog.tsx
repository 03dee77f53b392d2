import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { signInCopy } from '@/content/accounts';
import { applyingCopy } from '@/content/applying';
import { paths } from '@/lib/paths';
import { useAppDispatch } from '@/store/hooks';
import { AppDialog } from '@/ui/AppDialog';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/button/Button';
import { linkProps, StandaloneLink } from '@/ui/link/AppLink';
import { SignInForm } from './SignInForm';
import { vacancyLeft } from './returnLinkSlice';

type LoginDialogProps = {
  isOpen: boolean;
  /** Whether the session has ended behind an open form. */
  isAgain: boolean;
  /** The vacancy that the page is about. */
  job: { id: string; job_title: string };
  onClose: () => void;
};

/** Lets a guest sign in without leaving the page. */
export const LoginDialog = ({ isOpen, onClose, ...content }: LoginDialogProps) => (
  <AppDialog
    title={signInCopy.signInTitle}
    subtitle={content.job.job_title}
    isOpen={isOpen}
    onClose={onClose}
    size="small"
  >
    <Content {...content} />
  </AppDialog>
);

function Content({ job, ...opened }: Pick<LoginDialogProps, 'job' | 'isAgain'>) {
  const dispatch = useAppDispatch();
  // As it was when the dialog opened: its words stay while it closes.
  const [isAgain] = useState(opened.isAgain);
  const leave = () => dispatch(vacancyLeft({ jobId: job.id, title: job.job_title }));
  return (
    <>
      <Typography sx={{ mb: { xs: 1.5, sm: 3 } }}>
        {isAgain ? applyingCopy.sessionEndedText : applyingCopy.loginText}
      </Typography>
      <SignInForm>
        {/* On a short phone the links come first, so that both are in sight. */}
        {!isAgain && <Box sx={{ '@media (max-height: 700px)': { order: 1 } }}>{signInCopy.leadsBack}</Box>}
        <Button variant="outlined" fullWidth {...linkProps(paths.signUp)} onClick={leave}>
          {signInCopy.noAccount}
        </Button>
        <div>
          <StandaloneLink to={paths.forgotPassword} onClick={leave}>
            {signInCopy.forgot}
          </StandaloneLink>
        </div>
      </SignInForm>
    </>
  );
}
