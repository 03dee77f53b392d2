/** @jest-environment node */
import { fieldMessages } from '@/contract/messages';
import { toasts } from '@/contract/toasts';
import { tableOfSection } from '@test/docs';

/** The toasts of that table, without what stands around them: "`msg`, or ", "home: ", "; then ...". */
const toastsInDocs = tableOfSection(8).split(/ ?\| ?|; |`msg`, or |(?:home|ContactUs): /);

describe('the messages that docs/behaviour.md fixes', () => {
  it.each(Object.entries(toasts))('stand in the toasts to the letter: %s', (_name, words) => {
    expect(toastsInDocs).toContain(words);
  });

  it('stand at the fields to the letter', () => {
    expect(fieldMessages).toMatchObject({
      nameRequired: 'Name is required',
      phoneRequired: 'Phone number is required',
      emailRequired: 'Email is required',
      enquiryTypeRequired: 'Enquiry type is required',
      messageRequired: 'Message is required',
      passwordRequired: 'Password is required',
      signUpMismatch: 'Password doesn’t match. Please re-enter correct password',
      resetMismatch: 'Passwords do not match. Please re-enter.',
    });
  });
});

test('messages about figures and formats say what the rules are', () => {
  expect(fieldMessages).toMatchObject({
    phoneLength: 'Phone number must be exactly 13 characters',
    messageLength: 'Message must be 20 to 100 characters',
    resumeTooLarge: 'This file is larger than 10 MB. Choose a smaller copy of your CV',
    resumeExtension: 'Choose a file that ends in .pdf, .doc or .docx',
  });
});

const sentences = Object.entries({ ...fieldMessages, ...toasts }).filter(
  ([, words]) => typeof words === 'string',
);

test.each(sentences)('%s says something', (_name, words) => {
  expect(words).toMatch(/^[A-Z].{9,}/);
});
