import type { ReactNode } from 'react';
import * as v from 'valibot';
import { labels } from '@/content/forms';
import { ENQUIRY_TYPES } from '@/contract/limits';
import { CheckboxField } from '@/forms/CheckboxField';
import { draftPlace } from '@/forms/draft/draft';
import { EmailField } from '@/forms/EmailField';
import { FieldFrame } from '@/forms/FieldFrame';
import { Form } from '@/forms/Form';
import { NewPasswordField } from '@/forms/NewPasswordField';
import { PasswordField } from '@/forms/PasswordField';
import { PhoneField } from '@/forms/PhoneField';
import { ResumeField } from '@/forms/ResumeField';
import { SelectField } from '@/forms/SelectField';
import { SubmitButton } from '@/forms/submit/SubmitButton';
import { TextField } from '@/forms/TextField';
import { After, press, submit, type, type Pieces } from './scene';

const help = 'A few words that help to fill it in.';
const pdf = new File(['%PDF-1.4\n%%EOF'], 'A curriculum vitae with a long name.pdf');

type InFormProps = {
  value?: unknown;
  /** Why every value is refused. */
  refusal?: string;
  act?: (shown: HTMLElement) => void;
  onSubmit?: () => Promise<{ line: string } | void>;
  hasDraft?: boolean;
  children: ReactNode;
};

const accepted = async () => undefined;

/** A form with a field named `field`. */
function InForm({ value, refusal = '', act, onSubmit = accepted, hasDraft, children }: InFormProps) {
  const schema = v.object({
    field: v.pipe(
      v.unknown(),
      v.check(() => !refusal, refusal),
    ),
  });
  return (
    <After act={act ?? (refusal ? submit : undefined)}>
      <Form
        schema={schema}
        blank={{ field: '' }}
        initial={value === undefined ? undefined : { field: value }}
        label="Example"
        onSubmit={onSubmit}
        draft={hasDraft ? draftPlace('contactEnquiry', '') : undefined}
      >
        {children}
      </Form>
    </After>
  );
}

/** The states that every field has. */
const fieldStates = (field: ReactNode, value: unknown, refusal: string) => ({
  blank: <InForm>{field}</InForm>,
  filled: <InForm value={value}>{field}</InForm>,
  refused: <InForm refusal={refusal}>{field}</InForm>,
});

const name = 'field';
const email = <EmailField {...{ name, label: labels.email }} autoComplete="email" />;
const password = <PasswordField {...{ name, label: labels.password }} autoComplete="current-password" />;
const newPassword = (
  <NewPasswordField
    {...{ name, label: labels.newPassword, helperText: labels.passwordHint }}
    repeatedIn="other"
  />
);
const phone = <PhoneField {...{ name, label: labels.phone, helperText: labels.phoneHelp }} />;
const letter = (
  <TextField
    {...{ name, label: labels.message, helperText: help, maxLength: 20 }}
    rows={3}
    autoComplete="off"
  />
);
const button = <SubmitButton label="Send" />;

export const forms: Pieces = {
  CheckboxField: fieldStates(
    <CheckboxField {...{ name, label: 'I accept the terms.', helperText: help }} isRequired />,
    true,
    'Accept the terms.',
  ),
  DraftLine: {
    kept: (
      <InForm hasDraft act={type('Dear all')}>
        {letter}
      </InForm>
    ),
  },
  EmailField: {
    ...fieldStates(email, 'ada@example.com', 'Enter an email address.'),
    mistyped: <InForm value="ada@gmail.con">{email}</InForm>,
  },
  FieldFrame: {
    optional: (
      <FieldFrame id="optional" label="Name" isOptional error={undefined} helperText={help}>
        <div data-frame>
          <input id="optional" />
        </div>
      </FieldFrame>
    ),
    refused: (
      <FieldFrame id="refused" label="Name" error="Tell us your name.">
        <div data-frame>
          <input id="refused" />
        </div>
      </FieldFrame>
    ),
  },
  Form: {
    'two fields': (
      <InForm>
        {email}
        {letter}
        {button}
      </InForm>
    ),
  },
  NewPasswordField: {
    ...fieldStates(newPassword, 'Correct horse 1', 'Choose another password.'),
    rules: (
      <InForm value="abc" act={press('[aria-expanded]')}>
        {newPassword}
      </InForm>
    ),
  },
  PasswordField: {
    ...fieldStates(password, 'secret', 'Enter your password.'),
    shown: (
      <InForm value="secret" act={press('[data-frame] button')}>
        {password}
      </InForm>
    ),
  },
  PhoneField: {
    ...fieldStates(phone, '07700900123', 'Enter a phone number.'),
    optional: (
      <InForm>
        <PhoneField {...{ name, label: labels.phone }} isOptional />
      </InForm>
    ),
    'too long': <InForm act={type('+2348031234567')}>{phone}</InForm>,
    'with letters': <InForm act={type('ring me')}>{phone}</InForm>,
  },
  ResumeField: fieldStates(<ResumeField {...{ name, label: labels.resume }} />, pdf, 'Choose your CV.'),
  SelectField: fieldStates(
    <SelectField
      {...{ name, label: labels.enquiryType, placeholder: labels.chooseOne, helperText: help }}
      options={ENQUIRY_TYPES}
    />,
    ENQUIRY_TYPES[0],
    'Choose one.',
  ),
  SubmitButton: {
    idle: <InForm>{button}</InForm>,
    disabled: (
      <InForm>
        <SubmitButton label="Send" isDisabled />
      </InForm>
    ),
    sending: (
      <InForm act={submit} onSubmit={() => new Promise(() => undefined)}>
        {button}
      </InForm>
    ),
    failed: (
      <InForm
        act={submit}
        onSubmit={async () => ({ line: 'The server is busy: try again in a few minutes.' })}
      >
        {button}
      </InForm>
    ),
  },
  TextField: {
    ...fieldStates(
      <TextField {...{ name, label: labels.name, helperText: help }} autoComplete="name" />,
      'Ada',
      'Tell us your name.',
    ),
    optional: (
      <InForm>
        <TextField {...{ name, label: labels.name }} isOptional autoComplete="name" />
      </InForm>
    ),
    area: <InForm value="Dear all">{letter}</InForm>,
    'over its length': <InForm value="Dear all, I should like to">{letter}</InForm>,
  },
};
