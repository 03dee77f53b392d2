import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { signInCopy } from '@/content/accounts';
import { applyingCopy } from '@/content/applying';
import { paths } from '@/lib/paths';
import { useAppDispatch } from '@/store/hooks';
import { AppDialog } from '@/ui/AppDialog';
import { StandaloneLink } from '@/ui/link/AppLink';
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
      <Typography>{isAgain ? applyingCopy.sessionEndedText : applyingCopy.loginText}</Typography>
      <StandaloneLink to={paths.signUp} onClick={leave} sx={{ mb: 1 }}>
        {signInCopy.noAccount}
      </StandaloneLink>
      <SignInForm>
        <div>
          <StandaloneLink to={paths.forgotPassword} onClick={leave}>
            {signInCopy.forgot}
          </StandaloneLink>
        </div>
        {!isAgain && <span>{signInCopy.leadsBack}</span>}
      </SignInForm>
    </>
  );
}
