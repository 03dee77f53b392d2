import { useEffect, useState, type ReactNode, type Ref } from 'react';
import type { FieldValues } from 'react-hook-form';
import { applyingCopy } from '@/content/applying';
import { labels, privacyNotices } from '@/content/forms';
import { receiptSentences, keptReceiptsCopy } from '@/content/receipt';
import { ApplicationFields } from '@/contract/applications';
import type { Job } from '@/contract/jobs';
import { discardDraft, draftPlace, hasDraft } from '@/forms/draft/draft';
import { FieldPair } from '@/forms/FieldPair';
import { Form } from '@/forms/Form';
import { PhoneField } from '@/forms/PhoneField';
import { ResumeField } from '@/forms/resume/ResumeField';
import { SubmitButton } from '@/forms/submit/SubmitButton';
import { TextField } from '@/forms/TextField';
import type { FormHandle } from '@/forms/useFormHandle';
import { useAppSelector } from '@/store/hooks';
import { FormNotice } from '@/ui/FormNotice';
import { selectHasApplied } from './appliedSlice';
import { readLastSent } from './lastSent';
import { recordSent } from './recordSent';

const blank = { fullName: '', email: '', phoneNumber: '', message: '' };

type ApplicationFormProps = {
  job: Job;
  /** Whose draft this is; the form has to be another one for another account. */
  account: string;
  isBusy: boolean;
  isSent: boolean;
  /** Whether it cannot be sent at the moment. */
  isHeld: boolean;
  /** Why the server refused the CV. */
  resumeRefusal: string | undefined;
  /** How much has been sent, above the button. */
  status: ReactNode;
  initial: FieldValues | undefined;
  handle: Ref<FormHandle>;
  /** `onSent` is to be called the moment the server says yes, even if the form is gone by then. */
  onSubmit: (application: ApplicationFields, onSent: () => void) => Promise<void>;
};

/** The application form of a vacancy. What is in it, the chosen CV included, is kept on the device until it has been sent. */
export function ApplicationForm({
  job,
  account,
  isBusy,
  isSent,
  isHeld,
  resumeRefusal,
  status,
  onSubmit,
  ...form
}: ApplicationFormProps) {
  const { owner, draft, hasApplied, isPrefilled, start } = useKept(job.id, account);
  const [reference, setReference] = useState<string>();
  // It stays sent from here while the dialog closes, when the stage has moved on.
  const isSentHere = isSent || reference !== undefined;
  const isSentElsewhere = hasApplied && !isSentHere && !isBusy;

  const submit = (application: ApplicationFields) => {
    const onSent = () => setReference(recordSent({ job, owner, draft }, application));
    return onSubmit(application, onSent);
  };

  return (
    <Form
      {...form}
      isBusy={isBusy}
      schema={ApplicationFields}
      blank={start}
      label={applyingCopy.title}
      onSubmit={submit}
      draft={hasApplied ? undefined : draft}
    >
      {isPrefilled && <span>{applyingCopy.prefilled}</span>}
      <Fields resumeRefusal={resumeRefusal} />
      <strong role="status">{isSentElsewhere && applyingCopy.sentElsewhere}</strong>
      {!isSentElsewhere && status}
      <span role="status">
        {reference && `${receiptSentences.reference(reference)} ${keptReceiptsCopy.whereToFind}`}
      </span>
      <SubmitButton
        label={applyingCopy.submit}
        isBusy={isBusy}
        isDone={isSentHere}
        isDisabled={isHeld || isSentElsewhere}
      />
    </Form>
  );
}

const Fields = ({ resumeRefusal }: Pick<ApplicationFormProps, 'resumeRefusal'>) => (
  <>
    <TextField name="fullName" label={labels.fullName} autoComplete="name" />
    <FieldPair>
      <TextField name="email" label={labels.email} type="email" autoComplete="email" />
      <PhoneField name="phoneNumber" label={labels.phoneNumber} isOptional hasLetter />
    </FieldPair>
    <ResumeField name="resume" label={labels.resume} refusal={resumeRefusal} />
    <TextField name="message" label={labels.coverLetter} autoComplete="off" rows={5} />
    <FormNotice text={privacyNotices.application} link={privacyNotices.link} />
  </>
);

/** What this device keeps of the account's applications, as it was when the form opened. Deletes the draft if this one was sent. */
function useKept(jobId: string, account: string) {
  const [owner] = useState(account);
  const [draft] = useState(() => draftPlace('application', owner, { jobId, fileField: 'resume' }));
  const hasApplied = useAppSelector((state) => selectHasApplied(state, jobId));
  const [lastSent] = useState(() => readLastSent(owner));
  const [start] = useState({ ...blank, ...lastSent });
  // A draft replaces these values.
  const [isPrefilled] = useState(() => lastSent !== undefined && !hasDraft(draft));

  useEffect(() => {
    // Another tab has sent it, or what was typed while it was being sent became a draft.
    if (hasApplied) discardDraft(draft);
  }, [hasApplied, draft]);
  return { owner, draft, hasApplied, isPrefilled, start };
}
