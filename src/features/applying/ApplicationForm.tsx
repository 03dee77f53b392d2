import { useEffect, useState, type Ref } from 'react';
import { useFormState } from 'react-hook-form';
import type { UploadProgress } from '@/api/applicationsApi';
import { applyingCopy } from '@/content/applying';
import { labels, privacyNotices } from '@/content/forms';
import { keptReceiptsCopy, receiptSentences } from '@/content/receipt';
import { ApplicationFields } from '@/contract/applications';
import type { Job } from '@/contract/jobs';
import { discardDraft, draftPlace, hasDraft } from '@/forms/draft/draft';
import { EmailField } from '@/forms/EmailField';
import { Form, type FormHandle } from '@/forms/Form';
import { PhoneField } from '@/forms/PhoneField';
import { ResumeField } from '@/forms/ResumeField';
import { SubmitButton } from '@/forms/submit/SubmitButton';
import type { FormSubmit } from '@/forms/submit/useSubmit';
import { TextField } from '@/forms/TextField';
import { hasOwnBackend } from '@/lib/config';
import { paths } from '@/lib/paths';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Box } from '@/ui/Box';
import { DoneBox } from '@/ui/DoneBox';
import { FormNotice } from '@/ui/FormNotice';
import { Button } from '@/ui/button/Button';
import { AppLink, linkProps } from '@/ui/link/AppLink';
import { selectHasApplied } from './appliedSlice';
import { closeAsked, selectIsLeaveRefused, selectReference, selectStage } from './applyingSlice';
import { CopyReference } from './CopyReference';
import { sendApplication } from './sendApplication';
import { readLastSent } from './sentApplications';

const blank = { fullName: '', email: '', phoneNumber: '', message: '' };

type ApplicationFormProps = {
  job: Job;
  /** Whose draft this is; the form has to be another one for another account. */
  account: string;
  /** Whether it was cancelled before: then it opens blank, not with what was last sent. */
  wasCancelled: boolean;
  handle: Ref<FormHandle>;
};

/**
 * The application form of a vacancy, and what stands in its place once it has been sent. What is in it, the chosen CV included, is kept
 * on the device until then.
 */
export function ApplicationForm({ job, account, wasCancelled, handle }: ApplicationFormProps) {
  const dispatch = useAppDispatch();
  const { draft, hasApplied, lastSent } = useKept(job.id, account, wasCancelled);
  const [progress, setProgress] = useState<UploadProgress>();
  const reference = useAppSelector(selectReference);

  const submit: FormSubmit<ApplicationFields> = (application, { awaitAnswer, restartTimer }) => {
    const onProgress = (now: UploadProgress) => {
      setProgress(now);
      restartTimer();
    };
    return dispatch(sendApplication(application, { job, draft, awaitAnswer, onProgress }));
  };

  return (
    <>
      <div role="status">{reference && <Sent reference={reference} />}</div>
      {reference ? (
        <SentActions reference={reference} onClose={() => dispatch(closeAsked({ jobId: job.id }))} />
      ) : (
        <Form
          handle={handle}
          schema={ApplicationFields}
          blank={blank}
          initial={lastSent}
          label={applyingCopy.title}
          onSubmit={submit}
          draft={hasApplied ? undefined : draft}
        >
          {lastSent && <Prefilled />}
          <Fields />
          <Status jobId={job.id} progress={progress} />
        </Form>
      )}
    </>
  );
}

/** How far it has been sent, and the button. Screen readers read each change out. */
function Status({ jobId, progress }: { jobId: string; progress: UploadProgress | undefined }) {
  const stage = useAppSelector((state) => selectStage(state, jobId));
  const hasApplied = useAppSelector((state) => selectHasApplied(state, jobId));
  const isLeaveRefused = useAppSelector(selectIsLeaveRefused);
  const isSentElsewhere = stage === 'fillingIn' && hasApplied;
  return (
    <>
      {stage === 'sending' && progress && <ProgressLine {...progress} />}
      <strong role="status">
        {isLeaveRefused && (
          <span>{stage === 'awaitingAnswer' ? applyingCopy.onItsWay : applyingCopy.stillSending}</span>
        )}
        {isSentElsewhere && <span>{applyingCopy.sentElsewhere}</span>}
      </strong>
      <SubmitButton label={applyingCopy.submit} isDisabled={isSentElsewhere} />
    </>
  );
}

/** Until the dialog closes with the toast; the receipt says it again. */
const Sent = ({ reference }: { reference: string }) => (
  <>
    <DoneBox>
      {receiptSentences.reached}
      {hasOwnBackend && (
        <>
          <br />
          <span>{`${keptReceiptsCopy.labels.reference} `}</span>
          <Box as="strong" sx={{ fontSize: '1.375rem', whiteSpace: 'nowrap' }}>
            {reference}
          </Box>
        </>
      )}
    </DoneBox>
    <p>{receiptSentences.next}</p>
    <p>
      {keptReceiptsCopy.call.before}
      <AppLink to={keptReceiptsCopy.call.href}>{keptReceiptsCopy.call.text}</AppLink>
      {keptReceiptsCopy.call.after}
    </p>
    <p>{keptReceiptsCopy.sent}</p>
  </>
);

/** Not in the live region: their words change. */
const SentActions = ({ reference, onClose }: { reference: string; onClose: () => void }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 3 }}>
    <Button {...linkProps(paths.jobs, { replace: true })}>{keptReceiptsCopy.more}</Button>
    <Button variant="outlined" onClick={onClose}>
      {keptReceiptsCopy.close}
    </Button>
    {hasOwnBackend && <CopyReference reference={reference} />}
  </Box>
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

const Fields = () => (
  <>
    <TextField name="fullName" label={labels.fullName} autoComplete="name" />
    <EmailField name="email" label={labels.email} autoComplete="email" />
    <PhoneField name="phoneNumber" label={labels.phoneNumber} isOptional hasLetter />
    <ResumeField name="resume" label={labels.resume} />
    <TextField name="message" label={labels.coverLetter} autoComplete="off" rows={4} />
    <span>{applyingCopy.next}</span>
    <FormNotice text={privacyNotices.application} link={privacyNotices.link} />
  </>
);

/** Says where the values come from, until they are cleared. */
const Prefilled = () => useFormState().isDirty && <span>{applyingCopy.prefilled}</span>;

/** Where the draft is kept, and what to fill in at the start. Deletes the draft once the vacancy has been applied for. */
function useKept(jobId: string, account: string, wasCancelled: boolean) {
  const hasApplied = useAppSelector((state) => selectHasApplied(state, jobId));
  // As it was when the form opened.
  const [{ draft, lastSent }] = useState(() => {
    const place = draftPlace('application', account, { jobId, fileField: 'resume' });
    // A draft replaces what was last sent.
    return { draft: place, lastSent: wasCancelled || hasDraft(place) ? undefined : readLastSent(account) };
  });

  useEffect(() => {
    // Another tab has sent it, or what was typed while it was being sent became a draft.
    if (hasApplied) discardDraft(draft);
  }, [hasApplied, draft]);
  return { draft, hasApplied, lastSent };
}
