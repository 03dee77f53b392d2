import { expectFields, expectWrong, type formNamed } from './forms';

type EnquiryForm = ReturnType<typeof formNamed>;

/** What the two enquiry forms have in common. */
export const enquiryLabels = ['Name', 'Phone', 'Email', 'Enquiry type', 'Message'];

export function expectEnquiryFields(form: EnquiryForm): void {
  expectFields(form, {
    Name: { name: 'name', autocomplete: 'name' },
    Phone: { name: 'phone', autocomplete: 'tel', type: 'tel' },
    Email: { name: 'email', autocomplete: 'email', type: 'email' },
    'Enquiry type': { name: 'enquiryType' },
    Message: { name: 'message' },
  });
}

export async function expectAllRequired(form: EnquiryForm): Promise<void> {
  await expectWrong(form.field('Name'), 'Name is required');
  await expectWrong(form.field('Phone'), 'Phone number is required');
  await expectWrong(form.field('Email'), 'Email is required');
  await expectWrong(form.field('Enquiry type'), 'Enquiry type is required');
  await expectWrong(form.field('Message'), 'Message is required');
}
