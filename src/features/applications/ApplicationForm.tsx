import { useSendApplicationMutation } from '@/api/applicationsApi';
import { isSessionEnded } from '@/api/problems';
import { jobCopy } from '@/content/jobs';
import { labels } from '@/content/forms';
import { ApplicationFields } from '@/contract/applications';
import { toasts } from '@/contract/messages';
import { FieldPair } from '@/forms/FieldPair';
import { Form } from '@/forms/Form';
import { PhoneField } from '@/forms/PhoneField';
import { ResumeField } from '@/forms/ResumeField';
import { SubmitButton } from '@/forms/SubmitButton';
import { TextField } from '@/forms/TextField';
import { notify } from '@/ui/toast/notify';

const blank = { fullName: '', email: '', phoneNumber: '', message: '' };

type ApplicationFormProps = {
  jobId: string;
  isSent: boolean;
  onSent: () => void;
  /** Asks to sign in once more; tells whether that was done. */
  askToSignIn: () => Promise<boolean>;
};

/** The application for one vacancy. A failed send keeps everything, the chosen CV included. */
export function ApplicationForm({ jobId, isSent, onSent, askToSignIn }: ApplicationFormProps) {
  const [sendApplication] = useSendApplicationMutation();

  const submit = async (fields: ApplicationFields) => {
    let { error } = await sendApplication({ ...fields, jobId });
    if (isSessionEnded(error) && (await askToSignIn()))
      ({ error } = await sendApplication({ ...fields, jobId }));
    if (error) return notify.failure(toasts.applicationFailed);
    onSent();
  };

  return (
    <Form schema={ApplicationFields} blank={blank} label={jobCopy.applyTitle} onSubmit={submit}>
      <TextField name="fullName" label={labels.fullName} autoComplete="name" />
      <FieldPair>
        <TextField name="email" label={labels.email} type="email" autoComplete="email" />
        <PhoneField name="phoneNumber" label={labels.phoneNumber} isOptional />
      </FieldPair>
      <ResumeField name="resume" label={labels.resume} />
      <TextField name="message" label={labels.coverLetter} autoComplete="off" rows={5} />
      <SubmitButton label={jobCopy.submit} isDone={isSent} />
    </Form>
  );
}
