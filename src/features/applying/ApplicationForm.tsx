import type { Theme } from '@mui/material/styles';
import { useState, type Ref } from 'react';
import { usePostApplicationMutation, type UploadProgress } from '@/api/applicationsApi';
import { statusOf, submitFailure } from '@/api/problems';
import { applyingCopy } from '@/content/applying';
import { labels, privacyNotices } from '@/content/forms';
import { provider } from '@/content/provider';
import { ApplicationFields } from '@/contract/applications';
import type { Job } from '@/contract/jobs';
import { applicationReference } from '@/contract/reference';
import { toasts } from '@/contract/toasts';
import { selectAccount } from '@/features/session/sessionSlice';
import { keepContact, readContact, readDraft, type DraftName } from '@/forms/draft';
import { EmailField } from '@/forms/EmailField';
import { Form, type FormHandle } from '@/forms/Form';
import { PhoneField } from '@/forms/PhoneField';
import { ResumeField } from '@/forms/ResumeField';
import { SubmitButton } from '@/forms/SubmitButton';
import type { FormSubmit } from '@/forms/useSubmit';
import { TextField } from '@/forms/TextField';
import type { SubmitFailure } from '@/lib/failure';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { Box } from '@/ui/Box';
import { FormNotice } from '@/ui/FormNotice';
import { AppLink } from '@/ui/link/AppLink';
import { notify } from '@/ui/toast/notify';
import { selectHasApplied } from './appliedSlice';
import {
  acknowledged,
  closeAsked,
  notSent,
  selectIsSignInLost,
  selectReference,
  selectStage,
  sessionEnded,
  submitted,
} from './applyingSlice';
import { SentActions, SentWords } from './ApplicationSent';

const blank = { fullName: '', email: '', phoneNumber: '', message: '' };

type ApplicationFormProps = { job: Job; handle: Ref<FormHandle> };

/** The application form of a vacancy, and what stands in its place once it has been sent. */
export function ApplicationForm({ job, handle }: ApplicationFormProps) {
  const draft = `application.${job.id}` as const;
  // As it was when the form opened.
  const account = useAppSelector(selectAccount);
  const [initial] = useState(() => initialOf(draft, account));
  const [progress, setProgress] = useState<UploadProgress>();
  const submit = useSendApplication(job, setProgress);
  const reference = useAppSelector(selectReference);

  return (
    <>
      <div role="status">{reference && <SentWords reference={reference} />}</div>
      {reference ? (
        <SentActions jobId={job.id} reference={reference} />
      ) : (
        <Form
          handle={handle}
          schema={ApplicationFields}
          blank={blank}
          initial={initial}
          label={applyingCopy.title}
          onSubmit={submit}
          draft={draft}
        >
          {initial?.fullName && <span>{applyingCopy.prefilled}</span>}
          <TextField name="fullName" label={labels.fullName} autoComplete="name" />
          <EmailField name="email" label={labels.email} autoComplete="email" />
          <PhoneField name="phoneNumber" label={labels.phoneNumber} isOptional hasLetter />
          <ResumeField name="resume" label={labels.resume} draft={draft} />
          <TextField
            name="message"
            label={labels.coverLetter}
            helperText={labels.coverLetterHelp}
            autoComplete="off"
            rows={4}
          />
          <span>{applyingCopy.next}</span>
          <FormNotice text={privacyNotices.application} link={privacyNotices.link} />
          <Status jobId={job.id} progress={progress} />
        </Form>
      )}
    </>
  );
}

/** What the tab was last told of the visitor, or the address signed in with, unless there is a draft. */
function initialOf(draft: DraftName, account: string) {
  const { name, email = account, phone } = readContact();
  if (Object.keys(readDraft(draft)).length > 0) return undefined;
  // Somebody else may have given these, and not signed in.
  if (account.includes('@') && email.toLowerCase() !== account) return { email: account };
  return email.includes('@') ? { fullName: name, email, phoneNumber: phone } : undefined;
}

/** Sends an application. The answer counts while the same account is signed in, whether or not the form is still there. */
function useSendApplication(
  job: Job,
  onProgress: (progress: UploadProgress) => void,
): FormSubmit<ApplicationFields> {
  const store = useAppStore();
  const [post] = usePostApplicationMutation();
  const { id: jobId, job_title: title } = job;

  return async (application, { clear, awaitAnswer }) => {
    store.dispatch(submitted());
    if (selectStage(store.getState(), jobId) !== 'sending') return undefined;
    const account = selectAccount(store.getState());
    const { resume, ...text } = application;
    onProgress({ sent: 0, total: resume.size });
    const { error } = await awaitAnswer(post({ ...application, jobId, onProgress }));
    // Somebody else may be signed in by now.
    if (account !== selectAccount(store.getState())) return undefined;
    if (statusOf(error) === 401) {
      store.dispatch(sessionEnded({ jobId }));
      return undefined;
    }
    if (error) {
      store.dispatch(notSent({ jobId }));
      return refusalOf(error);
    }
    clear();
    keepContact({ name: text.fullName, email: text.email, phone: text.phoneNumber });
    const reference = applicationReference({ jobId, text, resumeSize: resume.size });
    store.dispatch(acknowledged({ jobId, title, account, reference, sentAt: Date.now() }));
    notify.success(toasts.applicationSent, () => store.dispatch(closeAsked({ jobId })));
    return undefined;
  };
}

/** Goes by the status alone: the answer is not read (docs/behaviour.md, section 7). */
function refusalOf(error: unknown): SubmitFailure {
  const failure = submitFailure(error, toasts.applicationFailed);
  const status = statusOf(error);
  if (status === 410) return { ...failure, line: applyingCopy.vacancyClosed };
  if (status === 413) return { ...failure, line: applyingCopy.resumeTooLarge };
  if (status === 422) return { ...failure, line: applyingCopy.resumeRefused };
  return failure;
}

/** How far it has been sent, and the button. Screen readers read each change out. */
function Status({ jobId, progress }: { jobId: string; progress: UploadProgress | undefined }) {
  const isSending = useAppSelector((state) => selectStage(state, jobId)) === 'sending';
  const hasApplied = useAppSelector((state) => selectHasApplied(state, jobId));
  // A flag that was set before the form opened is another account's.
  const [wasFlagged] = useState(hasApplied);
  const isSentElsewhere = hasApplied && !wasFlagged && !isSending;
  return (
    <>
      {isSending && progress && <ProgressLine {...progress} />}
      <Box sx={inSight}>
        <strong role="status">
          {isSending && <span>{applyingCopy.stillSending}</span>}
          {isSentElsewhere && <span>{applyingCopy.sentElsewhere}</span>}
          {useAppSelector(selectIsSignInLost) && <NoCookies />}
        </strong>
        <SubmitButton label={applyingCopy.submit} isDisabled={isSentElsewhere} />
      </Box>
    </>
  );
}

/** At the foot of its dialog, over the padding around the form, in which nothing is to be seen below it. */
const inSight = {
  '@media (min-height: 600px)': {
    position: 'sticky',
    bottom: { xs: '-24px', sm: '-28px' },
    zIndex: 1,
    // As wide as the dialog, whose shadow for more it covers.
    m: { xs: '-12px -20px -24px', sm: '-12px -28px -24px' },
    p: { xs: '12px 20px 24px', sm: '12px 28px 24px' },
    bgcolor: 'background.paper',
    // What scrolls behind it fades.
    boxShadow: ({ vars }: Theme) => `0 -10px 12px ${vars.palette.background.paper}`,
  },
} as const;

/** Signing in succeeded, and the server knows nothing of it. */
const NoCookies = () => (
  <span>
    {applyingCopy.noCookies}
    <AppLink to={provider.telephone.href}>{provider.telephone.text}</AppLink>
    {applyingCopy.orMail}
    <AppLink to={`mailto:${provider.recruitmentEmail}`}>{provider.recruitmentEmail}</AppLink>.
  </span>
);

function ProgressLine({ sent, total }: UploadProgress) {
  return (
    <Box
      as="label"
      sx={{ display: 'grid', gap: 1, '& progress': { width: '100%', accentColor: 'primary.main' } }}
    >
      <span>{applyingCopy.progress(Math.floor((100 * sent) / total), total - sent)}</span>
      <progress value={sent} max={total} />
    </Box>
  );
}
