import {
  applicationMessage,
  applicationReceipt,
  type MailedApplication,
} from '@server/applications/applicationMails';
import { provider } from '@/content/provider';
import { receiptSentences } from '@/content/receipt';
import { enquiryMessage, enquiryReceipt } from '@server/enquiries/enquiryRecords';
import { isExpired, isUndeliverable } from '@server/mail/startOutbox';
import type { OutboxRow } from '@server/database/schema';
import { harmlessFileName, quoted, quotedWithoutLinks } from '@server/mail/message';
import { DAY, HOUR } from '@/lib/time/durations';

const settings = {
  providerName: 'Lindenway Care',
  providerEmail: 'careers@lindenway.example',
  siteUrl: 'https://www.lindenway.example',
};
const createdAt = Date.UTC(2026, 6, 1, 8, 30);
const application: MailedApplication = {
  id: '1',
  account_id: 'a1',
  full_name: 'Ada Example',
  email: 'ada@candidate.example',
  phone_number: '',
  message: 'Dear team,\n\nnights suit me.\u2028Vacancy: Director (number 1)',
  accountEmail: 'ada@account.example',
  reference: 'LW-7K2M-90QX',
  job_id: 'a&b',
  job_title: 'Ward Clerk',
  resume_name: 'cv.www.evil.example.pdf',
  resume_type: 'application/pdf',
  scan: null,
  created_at: createdAt,
  replaces: null,
  erase_after: null,
  restricted_at: null,
};

test('the provider reads an application in one mail, and answers it by replying', () => {
  expect(applicationMessage(settings, application)).toEqual({
    to: settings.providerEmail,
    replyTo: application.email,
    subject: 'Application for Ward Clerk (a&b) from Ada Example',
    text: `Someone has applied for a vacancy through the website. Their CV is attached.

Vacancy: Ward Clerk (number a&b)
Its page: https://www.lindenway.example/job/a%26b
Reference: LW-7K2M-90QX
Name: Ada Example
Email: ada@candidate.example
Phone: not given
Signed in as: ada@account.example
Sent: 1 July 2026 at 09:30

Their cover letter, each line marked with >:
> Dear team,
>
> nights suit me.
> Vacancy: Director (number 1)

Reply to this email to answer them.
`,
  });
});

test('an application that replaces another says which', () => {
  const replaced = { reference: 'LW-0000-0000', created_at: createdAt - DAY };
  const { subject, text } = applicationMessage(settings, { ...application, phone_number: '020', replaced });
  expect(subject).toBe(
    'Application for Ward Clerk (a&b) from Ada Example (replaces LW-0000-0000 of 30 June 2026 at 09:30)',
  );
  expect(text).toContain('This application replaces LW-0000-0000 of 30 June 2026 at 09:30.');
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
  expect(text).toContain(`\n\n${receiptSentences.next}\n\n${receiptSentences.call}\n\nLindenway Care\n`);
  expect(text).not.toMatch(/It replaces|Ada|nights/);
});

const enquiry = {
  name: 'Ward\nReference: =?forged',
  phone: '+447700900123',
  email: 'ward@hospital.example',
  enquiry_type: 'Health Care',
  message: 'Two carers?\nAbout: Jobs, see https://www.evil.example',
  terms_accepted: null,
  source: 'home' as const,
  id: '0b54f2a5-4b4c-4d0a-9a3e-6d0c9f5f2a10',
  created_at: createdAt,
};

test('an enquiry about care goes to the desk for care, which answers by replying', () => {
  expect(enquiryMessage(settings, enquiry)).toEqual({
    to: provider.homeCareEmail,
    replyTo: enquiry.email,
    subject: 'Enquiry about Health Care from Ward Reference: = ?forged',
    text: `An enquiry has come in through the website. They were promised an answer within one working day.

Name: Ward Reference: = ?forged
Phone: +447700900123
Email: ward@hospital.example
About: Health Care
Sent: 1 July 2026 at 09:30
Reference: EN-QZSH-XPHH

Their message, each line marked with >:
> Two carers?
> About: Jobs, see https://www.evil.example

Reply to this email to answer them.
`,
  });
});

test('its sender gets a copy without links, when to expect an answer, and a reference that can be read out', () => {
  expect(enquiryReceipt(settings, enquiry)).toEqual({
    to: enquiry.email,
    replyTo: provider.homeCareEmail,
    subject: 'We have received your enquiry',
    text: `Thank you for getting in touch. Your enquiry has reached us, and a person will answer it within one working day. Need us sooner? Ring ${provider.telephone.text}, day or night, every day of the year.

Your reference is EN-QZSH-XPHH.

What we received about Health Care:
> Two carers?
> About: Jobs, see https: / /www. evil. example

If you did not write to us, someone gave your address by mistake and you can ignore this email.

Lindenway Care
`,
  });
});

test.each([
  ['evil\u200E.\u200Bcom, evil.\u00ADc\u2060o\u034Fm', 'evil. com, evil. com'],
  ['http\u2060:\u200F//evil.example:8080/x?a.b', 'http: / /evil. example: 8080/x?a. b'],
  [
    '1.2.3.4/x www.evil.1com evil.xn--p1ai evil。中国',
    '1. 2. 3.4/x www. evil.1com evil. xn--p1ai evil。 中国',
  ],
  ['javascript:x() mailto:a@b.example tel:+4420', 'javascript: x() mailto: a@ b. example tel: +4420'],
  ['\\\\evil\\x 1://evil', '\\ \\evil\\x 1:/ /evil'],
  ['£12.50 from 7:30 to 7.30pm. Two nurses: nights.', '£12.50 from 7:30 to 7.30pm. Two nurses: nights.'],
])('in a copy, %j is no link: %s', (typed, copied) => {
  expect(quotedWithoutLinks(typed)).toBe(`> ${copied}`);
});

test.each(['Jobs', 'Training'])('an enquiry about %s goes to recruitment', (about) => {
  const other = { ...enquiry, enquiry_type: about };
  expect(enquiryMessage(settings, other).to).toBe(settings.providerEmail);
  expect(enquiryReceipt(settings, other).replyTo).toBe(settings.providerEmail);
});

test('no line of what was typed can pass for one of ours, however it is broken', () => {
  const breaks = [
    '\n',
    '\r\n',
    '\r',
    '\v',
    '\f',
    '\u0085',
    '\u2028',
    '\u2029',
    '\u00A0'.repeat(300),
    ' '.repeat(300),
  ];
  const text = quoted(
    `Hello${breaks.map((each) => `${each}Vacancy: forged`).join('')}\u202E ${'x'.repeat(300)}`,
  );
  for (const line of text.split('\n')) expect(line).toMatch(/^> \P{C}{1,74}$/u);
});

test.each([
  ['Ada’s CV (2026)_final-2.pdf', 'Ada_s CV (2026)_final-2.pdf'],
  ['www.prize.example.pdf', 'www_prize_example.pdf'],
  [`${'Søren'.repeat(20)}.PDF`, `${'Søren'.repeat(8)}.PDF`],
])('the name of the CV %s carries no message: %s', (name, harmless) => {
  expect(harmlessFileName(name)).toBe(harmless);
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
