import { applicationMessage, applicationReceipt } from '@server/applications/applicationMails';
import { enquiryMessage, enquiryReceipt } from '@server/enquiries/enquiryRecords';
import { isExpired, isUndeliverable } from '@server/mail/deliverability';
import type { OutboxRow } from '@server/database/schema';
import { DAY, HOUR } from '@/lib/time/durations';

const settings = {
  providerName: 'Lindenway Care',
  providerEmail: 'careers@lindenway.example',
  siteUrl: 'https://www.lindenway.example',
};
const createdAt = Date.UTC(2026, 6, 1, 8, 30);
const application = {
  fullName: 'Ada Example',
  email: 'ada@candidate.example',
  phoneNumber: '',
  message: 'Dear team,\n\nnights suit me.',
  accountEmail: 'ada@account.example',
  id: 'stored-1',
  reference: 'LW-7K2M-90QX',
  jobId: 'a&b',
  jobTitle: 'Ward Clerk',
  resumeName: 'cv.www.evil.example.pdf',
  createdAt,
};

test('the provider reads an application in one mail, and answers it by replying', () => {
  expect(applicationMessage(settings, application)).toEqual({
    to: settings.providerEmail,
    replyTo: application.email,
    subject: 'Application for Ward Clerk from Ada Example',
    text: `Someone has applied for a vacancy through the website. Their CV is attached.

Vacancy: Ward Clerk (number a&b)
Name: Ada Example
Email: ada@candidate.example
Phone: not given
Signed in as: ada@account.example
Sent: 1 July 2026 at 09:30
Reference: LW-7K2M-90QX
Stored as: stored-1

Cover letter:
Dear team,

nights suit me.

The vacancy: https://www.lindenway.example/job/a%26b
`,
  });
});

test('an application that replaces another says which', () => {
  const replaced = { id: 'stored-0', createdAt: createdAt - DAY };
  const { subject, text } = applicationMessage(settings, { ...application, phoneNumber: '020', replaced });
  expect(subject).toBe(
    'Application for Ward Clerk from Ada Example (replaces the application of 30 June 2026 at 09:30)',
  );
  expect(text).toContain(
    'This application replaces the application of 30 June 2026 at 09:30, stored as stored-0.',
  );
  expect(text).toContain('\nPhone: 020\n');
  expect(applicationReceipt(settings, { ...application, replaced }).text).toContain(
    '\n\nIt replaces the one you sent on 30 June 2026 at 09:30.\n\n',
  );
});

test('the receipt of an application repeats nothing that was typed', () => {
  const { to, replyTo, subject, text } = applicationReceipt(settings, application);
  expect({ to, replyTo, subject }).toEqual({
    to: application.email,
    replyTo: settings.providerEmail,
    subject: 'We have received your application for Ward Clerk',
  });
  expect(text).toMatch(/: LW-7K2M-90QX\n.*: 1 July 2026 at 09:30\n.*: cv_www_evil_example\.pdf\n\n/);
  expect(text).toMatch(/\n\nLindenway Care\n$/);
  expect(text).not.toMatch(/It replaces|Ada|nights/);
});

test('an enquiry and its receipt', () => {
  const enquiry = {
    name: 'Ward\nReference: forged',
    phone: '+447700900123',
    email: 'ward@hospital.example',
    enquiry_type: 'Jobs' as const,
    message: 'Two carers?',
    terms_accepted: null,
    source: 'home' as const,
    id: 'enquiry-1',
    created_at: createdAt,
  };
  expect(enquiryMessage(settings, enquiry)).toEqual({
    to: settings.providerEmail,
    replyTo: enquiry.email,
    subject: `Enquiry about Jobs from ${enquiry.name}`,
    text: `An enquiry has come in through the website.

Name: Ward Reference: forged
Phone: +447700900123
Email: ward@hospital.example
About: Jobs
Sent: 1 July 2026 at 09:30
Reference: enquiry-1

Message:
Two carers?

Reply to this email to answer them.
`,
  });
  expect(enquiryReceipt(settings, enquiry)).toEqual({
    to: enquiry.email,
    replyTo: settings.providerEmail,
    subject: 'We have received your enquiry',
    text: `Thank you for getting in touch. Your enquiry has reached us and we will answer you shortly.

Your reference is enquiry-1.

If you did not write to us, someone gave your address by mistake and you can ignore this email.

Lindenway Care
`,
  });
});

test.each<[OutboxRow['kind'], number]>([
  ['reset', HOUR],
  ['receipt', 3 * DAY],
  ['notice', 14 * DAY],
])('a mail of the kind %s is given up after %i ms', (kind, lifetime) => {
  const mail = { kind, created_at: createdAt } as OutboxRow;
  expect(isExpired(mail, createdAt + lifetime - 1)).toBe(false);
  expect(isExpired(mail, createdAt + lifetime)).toBe(true);
});

test('a mail to the provider is never too old', () => {
  expect(isExpired({ kind: 'application', created_at: 0 } as OutboxRow, createdAt)).toBe(false);
});

test.each<[OutboxRow['kind'], unknown, boolean]>([
  ['receipt', '550 5.1.1 No such user', true],
  ['receipt', '550-5.1.10 Recipient not found', true],
  ['receipt', '550 5.1.8 Bad sender', false],
  ['receipt', '450 5.1.1 Try again', false],
  ['receipt', '550 5.7.1 Rejected, 5.1.1', false],
  ['receipt', undefined, false],
  ['application', '550 5.1.1 No such user', false],
])('a %s that is answered %j is undeliverable: %s', (kind, response, isIt) => {
  const error = response === undefined ? new Error('timeout') : Object.assign(new Error('no'), { response });
  expect(isUndeliverable({ kind } as OutboxRow, error)).toBe(isIt);
});
