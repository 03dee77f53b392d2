import { useEffect, useState, type Ref } from 'react';
import type { UploadProgress } from '@/api/upload';
import { applyingCopy } from '@/content/applying';
import { labels, privacyNotices } from '@/content/forms';
import { receiptSentences, keptReceiptsCopy } from '@/content/receipt';
import { ApplicationFields } from '@/contract/applications';
import type { Job } from '@/contract/jobs';
import { discardDraft, draftPlace, hasDraft } from '@/forms/draft/draft';
import { FieldPair } from '@/forms/FieldPair';
import { Form, type FormHandle } from '@/forms/Form';
import { PhoneField } from '@/forms/PhoneField';
import { ResumeField } from '@/forms/resume/ResumeField';
import { SubmitButton } from '@/forms/submit/SubmitButton';
import type { FormSubmit } from '@/forms/submit/useSubmit';
import { TextField } from '@/forms/TextField';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Box } from '@/ui/Box';
import { FormNotice } from '@/ui/FormNotice';
import { selectHasApplied } from './appliedSlice';
import { selectIsLeaveRefused, selectReference, selectStage } from './applyingSlice';
import { readLastSent } from './recordSent';
import { sendApplication } from './sendApplication';

const blank = { fullName: '', email: '', phoneNumber: '', message: '' };

type ApplicationFormProps = {
  job: Job;
  /** Whose draft this is; the form has to be another one for another account. */
  account: string;
  handle: Ref<FormHandle>;
};

/** The application form of a vacancy. What is in it, the chosen CV included, is kept on the device until it has been sent. */
export function ApplicationForm({ job, account, handle }: ApplicationFormProps) {
  const dispatch = useAppDispatch();
  const { draft, hasApplied, isPrefilled, start } = useKept(job.id, account);
  const [progress, setProgress] = useState<UploadProgress>();

  const submit: FormSubmit<ApplicationFields> = (application, { awaitAnswer, resetSlowTimer }) => {
    const onProgress = (now: UploadProgress) => {
      setProgress(now);
      resetSlowTimer();
    };
    return dispatch(sendApplication(application, { job, draft, awaitAnswer, onProgress }));
  };

  return (
    <Form
      handle={handle}
      schema={ApplicationFields}
      blank={start}
      label={applyingCopy.title}
      onSubmit={submit}
      draft={hasApplied ? undefined : draft}
    >
      {isPrefilled && <span>{applyingCopy.prefilled}</span>}
      <Fields />
      <Status jobId={job.id} progress={progress} />
    </Form>
  );
}

/** How far it has been sent, and the button. Screen readers read each change out. */
function Status({ jobId, progress }: { jobId: string; progress: UploadProgress | undefined }) {
  const stage = useAppSelector((state) => selectStage(state, jobId));
  const hasApplied = useAppSelector((state) => selectHasApplied(state, jobId));
  const reference = useAppSelector(selectReference);
  const isLeaveRefused = useAppSelector(selectIsLeaveRefused);
  const isSentElsewhere = stage === 'fillingIn' && hasApplied;
  return (
    <>
      {stage === 'sending' && progress && <ProgressLine {...progress} />}
      <strong role="status">
        {isLeaveRefused && (stage === 'awaitingAnswer' ? applyingCopy.onItsWay : applyingCopy.stillSending)}
        {isSentElsewhere && applyingCopy.sentElsewhere}
      </strong>
      <span role="status">
        {reference && `${receiptSentences.reference(reference)} ${keptReceiptsCopy.whereToFind}`}
      </span>
      <SubmitButton label={applyingCopy.submit} isDisabled={isSentElsewhere || reference !== undefined} />
    </>
  );
}

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
    <FieldPair>
      <TextField name="email" label={labels.email} type="email" autoComplete="email" />
      <PhoneField name="phoneNumber" label={labels.phoneNumber} isOptional hasLetter />
    </FieldPair>
    <ResumeField name="resume" label={labels.resume} />
    <TextField name="message" label={labels.coverLetter} autoComplete="off" rows={5} />
    <FormNotice text={privacyNotices.application} link={privacyNotices.link} />
  </>
);

/** Where the draft is kept, and what the form starts with. Deletes the draft once the vacancy has been applied for. */
function useKept(jobId: string, account: string) {
  const hasApplied = useAppSelector((state) => selectHasApplied(state, jobId));
  // As it was when the form opened.
  const [{ draft, start, isPrefilled }] = useState(() => {
    const place = draftPlace('application', account, { jobId, fileField: 'resume' });
    const lastSent = readLastSent(account);
    // A draft replaces what was last sent.
    return { draft: place, start: { ...blank, ...lastSent }, isPrefilled: lastSent && !hasDraft(place) };
  });

  useEffect(() => {
    // Another tab has sent it, or what was typed while it was being sent became a draft.
    if (hasApplied) discardDraft(draft);
  }, [hasApplied, draft]);
  return { draft, hasApplied, isPrefilled, start };
}
