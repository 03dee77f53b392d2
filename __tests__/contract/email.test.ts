/** @jest-environment node */
import { suggestEmail } from '@/contract/email';

test.each([
  ['gmail.con', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.co.uk', 'gmail.com'],
  ['gmial.com', 'gmail.com'],
  ['gmal.cmo', 'gmail.com'],
  ['GMAIL.CON', 'gmail.com'],
  ['hotmail.couk', 'hotmail.co.uk'],
  ['hotmail.com.uk', 'hotmail.co.uk'],
  ['hotmial.co.uk', 'hotmail.co.uk'],
  ['yahoo.co.k', 'yahoo.co.uk'],
  ['outlok.com', 'outlook.com'],
  ['aol.con', 'aol.com'],
  ['nhs.ney', 'nhs.net'],
])('for %s it suggests %s', (typed, meant) => {
  expect(suggestEmail(` Ada.O@${typed} `)).toBe(`Ada.O@${meant}`);
});

test.each(
  [
    'gmail.com googlemail.com hotmail.co.uk yahoo.com.ph yahoo.co.in yahoo.ca hotmail.fr outlook.de live.co.za',
    'nhs.net nhs.uk imperial.nhs.uk gstt.nhs.uk nhs.scot doctors.org.uk rcn.org.uk',
    'kcl.ac.uk student.gla.ac.uk kingston.gov.uk lindenway.example',
    'mail.com email.com ymail.com mail.ru gmx.de web.de proton.me me.com sky.co.uk aon.com life.com care.com',
  ].flatMap((line) => line.split(' ')),
)('%s is left alone', (domain) => expect(suggestEmail(`ada@${domain}`)).toBeUndefined());

test.each(['', 'ada', '@gmail.con', 'ada@gmail', 'ada@.con', 'ada o@gmail.con'])(
  'nothing is suggested for %j, which is no address',
  (typed) => expect(suggestEmail(typed)).toBeUndefined(),
);
