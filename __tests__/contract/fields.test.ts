/** @jest-environment node */
import * as v from 'valibot';
import { MessageAnswer, SignInAnswer } from '@/contract/accounts';
import {
  email,
  givenPassword,
  newPassword,
  optionalPhone,
  requiredPhone,
  requiredProse,
  requiredText,
  typedPhone,
} from '@/contract/fields';
import { fieldMessages } from '@/contract/messages';
import { ContactEnquiry } from '@/contract/enquiries';

const refusal = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.[0].message;

describe('an email address', () => {
  it.each(["o'brien+jobs@mail.lindenway.example", '-a@b.co', 'a@b.co', ' a@b.co '])('may be %j', (value) => {
    expect(v.parse(email, value)).toBe(value.trim());
  });

  it.each(['a', 'a@', '@b.co', 'a@b', 'a b@c.co', 'a@b..co', 'a@b.co, c@d.co'])('may not be %j', (value) => {
    expect(refusal(email, value)).toBe(fieldMessages.emailInvalid);
  });

  const pasted = [
    '\u202aann@x.example\u202c',
    '\u200fann@x.example',
    'MAILTO:ann@x.example',
    'mailto:ann@x.example?subject=Hello',
    '"Ann Smith" <ann@x.example>',
    'Ann <ann@x.example>;',
    '<ann@x.example>',
    '(ann@x.example)',
    'ann@x.example,',
    'ann@x.example.',
    '\u00a0ann@x.example\t',
    'ann@\u200bx.exa\u00admple',
    '“ann@x.example”',
    'Ann <mailto:ann@x.example>',
    'Email: ann@x.example',
    '\uff41nn\uff20x.example',
    '\ufeffann@x.example\r\n',
    '\u2066ann@x.example\u2069',
    '[ann@x.example](mailto:ann@x.example)',
    'mailto:%20ann@x.example',
    'mailto:Ann%20%3Cann%40x.example%3E',
    'ann @x.example',
    'ann@x. example',
    '- ann@x.example',
    'ann@x.example (Ann Smith)',
    '• SMTP:ann@x.example…\ufffc',
  ];
  it.each(pasted)('is found in what was pasted: %j', (value) => {
    expect(v.parse(email, value)).toBe('ann@x.example');
  });

  it.each(['', '   ', '\u200b', undefined, 7])('is asked for when it is %j', (value) => {
    expect(refusal(email, value)).toBe('Email is required');
  });
});

describe('a letter', () => {
  const letter = requiredProse(fieldMessages.coverLetterRequired);

  it('counts a line break once, however it is sent', () => {
    const lines = Array.from({ length: 205 }, () => 'x'.repeat(47));
    expect(lines.join('\n')).toHaveLength(9839);
    const longest = [...lines, 'x'.repeat(160)];
    expect(longest.join('\n')).toHaveLength(10_000);
    expect(v.parse(letter, longest.join('\r\n'))).toBe(longest.join('\n'));
    expect(refusal(letter, `${longest.join('\r\n')}x`)).toBe(fieldMessages.tooLong(10_000));
  });
});

describe('a phone number', () => {
  const exact = ['+447700900123', '4477009001234'];
  const wrong = ['+44770090012', '44+7700900123', 'abcdefghijklm'];

  it.each(exact)('of 13 characters is taken everywhere: %s', (value) => {
    for (const schema of [requiredPhone, optionalPhone, typedPhone])
      expect(v.parse(schema, value)).toBe(value);
  });

  it.each(wrong)('that is not of 13 characters is refused by enquiry and sign-up: %s', (value) => {
    expect(refusal(requiredPhone, value)).toBe(fieldMessages.phoneLength);
    expect(refusal(optionalPhone, value)).toBe(fieldMessages.phoneLength);
  });

  it('that is too long is refused everywhere, by its length', () => {
    for (const schema of [requiredPhone, optionalPhone, typedPhone])
      expect(refusal(schema, '+4477009001234')).toBe(fieldMessages.phoneTooLong(14));
  });

  it('may be left out at sign-up and application, not in an enquiry, and be shorter in an application', () => {
    expect(v.parse(optionalPhone, '')).toBe('');
    expect(v.parse(typedPhone, '')).toBe('');
    expect(v.parse(typedPhone, '02079460958')).toBe('02079460958');
    expect(refusal(requiredPhone, '')).toBe('Phone number is required');
  });
});

describe('a person’s name', () => {
  const zwnj = '\u200c';
  const names = [
    'Zoë O’Neill-Ødegård',
    'Nguyễn Thị Hương',
    `محمد علی${zwnj}زاده`,
    '小林 さくら',
    'ක්\u200dෂ',
    'അവന്\u200d',
    '葛\u{e0100}',
  ];
  it.each(names)('may be %s', (name) => {
    expect(v.parse(requiredText('Needed'), ` ${name} `)).toBe(name);
  });

  it.each([
    ['محمد\u200f', 'محمد'],
    ['\u2068Amina\u2069', 'Amina'],
    ['Ann\u00a0Smith', 'Ann Smith'],
    ['Ann\tSmith\r\n', 'Ann Smith'],
    ['An\u200dn', 'Ann'],
    ['An\u00adn\u3164', 'Ann'],
    ['A\u202en', 'An'],
    ['A\u2028B', 'A B'],
    [`علی${zwnj}`, 'علی'],
  ])('comes without what cannot be seen: %j', (given, name) => {
    expect(v.parse(requiredText('Needed'), given)).toBe(name);
  });

  const nothing = [
    '\u200b\u200b',
    '\u3164',
    '\u00ad',
    '\u200d',
    '\u2060\ufeff',
    '\uffa0',
    '\u2800',
    '\u0007',
    '\ufe0f',
    ' \n ',
  ];
  it.each(nothing)('is missing where nothing can be seen: %j', (name) => {
    expect(refusal(requiredText('Needed'), name)).toBe('Needed');
    expect(refusal(requiredProse('Needed'), name)).toBe('Needed');
  });
});

test.each([
  ['a line', requiredText('Needed'), 200, '200'],
  ['prose', requiredProse('Needed'), 10_000, '10,000'],
  ['a new password', newPassword, 200, '200'],
  ['a given password', givenPassword, 200, '200'],
])('%s that is too long is refused with its limit', (_what, schema, most, written) => {
  const long = 'Lantern1!'.padEnd(most, 'x');
  expect(refusal(schema, long)).toBeUndefined();
  for (const text of [`${long}x`, 'x'.repeat(100_000)])
    expect(refusal(schema, text)).toBe(`Shorten this to ${written} characters or fewer`);
});

test('an email address that is too long is refused with its limit', () => {
  expect(refusal(email, `${'x'.repeat(1000)}@b.co`)).toBe(fieldMessages.tooLong(200));
});

describe('an answer', () => {
  it.each([
    [{ msg: ' Done ' }, 'Done'],
    [{ msg: '' }, undefined],
    [{ msg: '  ' }, undefined],
    [{ msg: 7 }, undefined],
    [{ msg: null }, undefined],
    [{ msg: ['no'] }, undefined],
    [{}, undefined],
  ])('%j says %j', (answer, msg) => {
    expect(v.parse(MessageAnswer, answer).msg).toBe(msg);
  });

  it.each(['<p>hello</p>', null, 7])('%j is a yes without words', (answer) => {
    expect(v.parse(MessageAnswer, answer)).toEqual({});
  });

  it('a name that is a number is one', () => {
    expect(v.parse(SignInAnswer, { username: 4711 })).toEqual({ username: '4711' });
  });

  it.each([{}, { username: '' }, { username: ' \u200b' }, { username: null }, { username: ['Ada'] }])(
    '%j signs nobody in',
    (answer) => {
      expect(v.is(SignInAnswer, answer)).toBe(false);
    },
  );
});

const enquiry = { name: 'Ward', phone: '+447700900123', email: 'ward@hospital.example', enquiryType: 'Jobs' };

test.each([
  [19, fieldMessages.messageLength],
  [20, undefined],
  [100, undefined],
  [101, fieldMessages.messageLength],
])('a message of %i characters from ContactUs is refused with %j', (length, reason) => {
  const given = { ...enquiry, message: 'x'.repeat(length), termsAccepted: true };
  expect(refusal(ContactEnquiry, given)).toBe(reason);
});
