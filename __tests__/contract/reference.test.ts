/** @jest-environment node */
import { applicationReference } from '@/contract/reference';

const text = {
  fullName: 'Ada Example',
  email: 'ada@candidate.example',
  phoneNumber: '',
  message: 'One\nTwo',
};
const application = { jobId: '101', text, resumeSize: 1000 };
const reference = applicationReference(application);

test('a reference number can be read out on the telephone', () => {
  expect(reference).toMatch(/^LW-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
});

test('it stays what it was in receipts that have been sent', () => {
  expect(reference).toBe('LW-FSW2-BDND');
});

test('it is the same whatever line breaks the form was sent with', () => {
  expect(applicationReference({ ...application, text: { ...text, message: ' One\r\nTwo ' } })).toBe(
    reference,
  );
});

test.each([
  { ...application, jobId: '102' },
  { ...application, resumeSize: 1001 },
  { ...application, text: { ...text, message: 'One\nThree' } },
  { ...application, text: { ...text, fullName: 'Ada', email: 'Example' } },
])('it is another for another application: %j', (other) => {
  expect(applicationReference(other)).not.toBe(reference);
});
