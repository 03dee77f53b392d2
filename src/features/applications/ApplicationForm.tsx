import { jobCopy } from '@/content/jobs';
import { labels } from '@/content/forms';
import { privacyNotices } from '@/content/privacyNotices';
import { ApplicationFields } from '@/contract/applications';
import { FieldPair } from '@/forms/FieldPair';
import { Form } from '@/forms/Form';
import { PhoneField } from '@/forms/PhoneField';
import { ResumeField } from '@/forms/ResumeField';
import { SubmitButton } from '@/forms/SubmitButton';
import { TextField } from '@/forms/TextField';
import { FormNotice } from '@/ui/FormNotice';

const blank = { fullName: '', email: '', phoneNumber: '', message: '' };

type ApplicationFormProps = {
  isBusy: boolean;
  isSent: boolean;
  onSubmit: (application: ApplicationFields) => Promise<void>;
};

/** The application form of a vacancy. It keeps everything, including the chosen CV, until it is closed. */
export const ApplicationForm = ({ isBusy, isSent, onSubmit }: ApplicationFormProps) => (
  <Form schema={ApplicationFields} blank={blank} label={jobCopy.applyTitle} onSubmit={onSubmit}>
    <TextField name="fullName" label={labels.fullName} autoComplete="name" />
    <FieldPair>
      <TextField name="email" label={labels.email} type="email" autoComplete="email" />
      <PhoneField name="phoneNumber" label={labels.phoneNumber} isOptional />
    </FieldPair>
    <ResumeField name="resume" label={labels.resume} />
    <TextField name="message" label={labels.coverLetter} autoComplete="off" rows={5} />
    <FormNotice text={privacyNotices.application} link={privacyNotices.link} />
    <SubmitButton label={jobCopy.submit} isBusy={isBusy} isDone={isSent} />
  </Form>
);
