import Typography from '@mui/material/Typography';
import { signInCopy } from '@/content/accounts';
import { applyingCopy } from '@/content/applying';
import { paths } from '@/lib/paths';
import { useAppDispatch } from '@/store/hooks';
import { AppDialog } from '@/ui/AppDialog';
import { Box } from '@/ui/Box';
import { PrefillingLink } from './prefilledEmail';
import { SignInForm } from './SignInForm';
import { vacancyLeft } from './returnLinkSlice';

type LoginDialogProps = {
  isOpen: boolean;
  /** Whether the session has ended while an application was being sent. */
  isAgain: boolean;
  /** The vacancy that the page is about. */
  job: { id: string; job_title: string };
  onClose: () => void;
};

/** Lets a guest sign in without leaving the page. */
export function LoginDialog({ isOpen, isAgain, job, onClose }: LoginDialogProps) {
  const dispatch = useAppDispatch();
  const leave = () => dispatch(vacancyLeft({ jobId: job.id, title: job.job_title }));
  return (
    <AppDialog
      title={signInCopy.signInTitle}
      subtitle={job.job_title}
      isOpen={isOpen}
      onClose={onClose}
      size="small"
    >
      <Typography sx={{ mb: { xs: 1.5, sm: 3 } }}>
        {isAgain ? applyingCopy.sessionEndedText : applyingCopy.loginText}
      </Typography>
      <SignInForm>
        {/* On a short phone the links come first, so that both are in sight. */}
        {!isAgain && <Box sx={{ '@media (max-height: 700px)': { order: 1 } }}>{signInCopy.leadsBack}</Box>}
        <PrefillingLink to={paths.signUp} onLeave={leave} isButton>
          {signInCopy.noAccount}
        </PrefillingLink>
        <div>
          <PrefillingLink to={paths.forgotPassword} onLeave={leave}>
            {signInCopy.forgot}
          </PrefillingLink>
        </div>
      </SignInForm>
    </AppDialog>
  );
}
