import { PasswordReset } from '@/contract/accounts';
import { HomeEnquiry } from '@/contract/enquiries';
import { HttpError } from '@server/http/HttpError';
import { parseBody } from '@server/http/parseBody';

const enquiry = {
  name: ' Ward ',
  phone: '+447700900123',
  email: 'ward@hospital.example',
  enquiryType: 'Jobs',
  message: 'Two carers?',
};
const { name: _name, ...nameless } = enquiry;
const reset = { newPassword: 'Lantern1!', confirmPassword: 'Lantern1!' };
const NO_OBJECT = 'The request must hold an object with the fields of the form.';

test('a valid body comes as the contract has it', () => {
  expect(parseBody(HomeEnquiry, { ...enquiry, other: 1 })).toEqual({ ...enquiry, name: 'Ward' });
});

test.each([
  ['a field that the form asks for is missing', HomeEnquiry, nameless, 'Name is required'],
  ['it is blank', HomeEnquiry, { ...enquiry, name: ' ' }, 'Name is required'],
  ['one that no form shows is missing', PasswordReset, reset, 'The field token is missing.'],
  ['it is of another type', PasswordReset, { ...reset, token: 7 }, 'The field token is not right.'],
  [
    'it holds a NUL',
    HomeEnquiry,
    { ...enquiry, message: 'a\0b' },
    'The field message holds a character that cannot be stored.',
  ],
  [
    'it is too long',
    HomeEnquiry,
    { ...enquiry, message: 'x'.repeat(10_001) },
    'The field message: Shorten this to 10,000 characters or fewer',
  ],
  ['it is nothing', HomeEnquiry, null, NO_OBJECT],
  ['it is text', HomeEnquiry, 'name', NO_OBJECT],
])('a body is refused in words for a visitor when %s', (_when, schema, body, message) => {
  expect(() => parseBody<typeof schema>(schema, body)).toThrow(new HttpError(400, message));
});
