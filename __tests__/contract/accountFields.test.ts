/** @jest-environment node */
import { suggestEmail } from '@/contract/email';
import { meetsPasswordRules, passwordRules } from '@/contract/password';
import { fitPhone, typePhone, type TypedPhone } from '@/contract/phone';

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

const failing = (password: string) =>
  passwordRules.flatMap((rule, index) => (rule.isMet(password) ? [] : [index]));

describe('the password rules', () => {
  it.each([
    ['', [0, 1, 2, 3]],
    ['Lante1!', [0]],
    ['lantern1!', [1]],
    ['LANTERN1!', [1]],
    ['Lanterns!', [2]],
    ['Lantern1$', [3]],
    ['Lantern1', [3]],
    ['12345678', [1, 2, 3]],
  ])('refuse %j by the rules %j', (password, rules) => {
    expect(failing(password)).toEqual(rules);
    expect(meetsPasswordRules(password)).toBe(false);
  });

  it.each(['Lantern1!', 'Lantern1@', 'Lantern1#', 'Lantern1?', 'Lan tern1#§'])('accept %j', (password) => {
    expect(meetsPasswordRules(password)).toBe(true);
  });
});

const accept = (typed: string) => typePhone({ shown: '+44', meant: '+44' }, typed).shown;

describe('a change of a phone field', () => {
  it.each([
    ['+447700900123', '+447700900123'],
    ['4477009001234', '4477009001234'],
    ['+44 7700 900123', '+447700900123'],
    ['+44 (7700) 900-123', '+447700900123'],
    ['0044 7700.900.123', '+447700900123'],
    ['+44 (0)7700 900123', '+447700900123'],
    ['0044(0)20 7946 0958', '+442079460958'],
    ['+440', '+44'],
    ['+44\u00a07700\u2011900\u2013123', '+447700900123'],
    ['\u202a+44 7700 900123\u202c', '+447700900123'],
    ['tel:+44-7700-900123', '+447700900123'],
    ['Mobile: “+44 7700 900123”,\ufffc', '+447700900123'],
    ['Tel. +44/7700/900_123', '+447700900123'],
    ['+44 7700 900123;', '+447700900123'],
    ['M: +44 7700 900123', '+447700900123'],
    ['07700 900 123 (home).', '07700900123'],
    ['＋４４７７００９００１２３', '+447700900123'],
    ['+٤٤٧٧٠٠٩٠٠١٢٣', '+447700900123'],
    ['०७७०० ९००१२३', '07700900123'],
    ['+', '+'],
    ['0', '0'],
    ['', ''],
  ])('to %j is taken as %j', (typed, held) => {
    expect(accept(typed)).toBe(held);
  });

  it.each(['+4477009001234', '44770090012345', '+44a', '44+', '++44'])('to %j is ignored', (typed) => {
    expect(accept(typed)).toBe('+44');
  });
});

describe('a number that does not fit as it is', () => {
  it.each([
    ['07700900123', '+447700900123'],
    ['02079460958', '+442079460958'],
    ['447700900123', '+447700900123'],
    ['+4407700900123', '+447700900123'],
    ['+2348012345678', '2348012345678'],
    ['+9779812345678', '9779812345678'],
  ])('%s is offered as %s', (number, fitting) => {
    expect(fitPhone(number)).toBe(fitting);
  });

  it.each(['', '0770', '08012345678', '+447700900123', '+15551234567', '+23480123456789', '23480123456789'])(
    '%j has no other form to offer',
    (number) => {
      expect(fitPhone(number)).toBeUndefined();
    },
  );
});

describe('an ignored change', () => {
  const type = (...changes: string[]) => changes.reduce<TypedPhone>(typePhone, { shown: '', meant: '' });

  it('knows the whole number, though the field has refused several keys of it', () => {
    const keys = ['+234801234567', '+2348012345678', '+234801234567 ', '+2348012345679'];
    expect(type(...keys)).toEqual({ ignored: 'length', meant: '+23480123456789', shown: '+234801234567' });
  });

  it('knows a pasted number without its bracketed zero, however often it is pasted', () => {
    const pasted = '+234 (0) 801 234 5678';
    expect(type(pasted, pasted)).toEqual({ ignored: 'length', meant: '+2348012345678', shown: '' });
  });

  it('tells other characters from too many', () => {
    expect(type('+44', '+44x')).toEqual({ ignored: 'characters', meant: '+44', shown: '+44' });
  });

  it('is over with the next change that is accepted', () => {
    expect(type('+234801234567', '+2348012345678', '+23480123456')).toEqual({
      shown: '+23480123456',
      meant: '+23480123456',
    });
  });
});
