import { labels } from '@/content/forms';
import { ENQUIRY_TYPES, PHONE_LENGTH } from '@/contract/limits';
import { CharacterCount } from '@/forms/CharacterCount';
import { FieldPair } from '@/forms/FieldPair';
import { PhoneField } from '@/forms/PhoneField';
import { SelectField } from '@/forms/SelectField';
import { TextField } from '@/forms/TextField';

/** The five fields that both enquiry forms share; `message` where its length is limited. */
export const EnquiryFields = ({ message }: { message?: { helperText: string; maxLength: number } }) => (
  <>
    <FieldPair>
      <TextField name="name" label={labels.name} autoComplete="name" />
      <PhoneField
        name="phone"
        label={labels.phone}
        helperText={`${labels.phoneHelp(PHONE_LENGTH)} ${labels.otherLength}`}
      />
    </FieldPair>
    <TextField name="email" label={labels.email} type="email" autoComplete="email" />
    <SelectField
      name="enquiryType"
      label={labels.enquiryType}
      helperText={labels.enquiryTypeHelp}
      placeholder={labels.chooseOne}
      options={ENQUIRY_TYPES}
    />
    <TextField
      name="message"
      label={labels.message}
      autoComplete="off"
      rows={4}
      {...(message && {
        helperText: message.helperText,
        note: <CharacterCount name="message" max={message.maxLength} />,
      })}
    />
  </>
);

/** A blank enquiry. It has no type yet: the visitor chooses one of the three. */
export const blankEnquiry = { name: '', phone: '', email: '', message: '' };
