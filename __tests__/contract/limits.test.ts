/** @jest-environment node */
import * as limits from '@/contract/limits';

test('the figures and choices are those of docs/behaviour.md, sections 5 and 9', () => {
  expect(limits).toMatchObject({
    PHONE_LENGTH: 13,
    MESSAGE_LENGTH: { min: 20, max: 100 },
    PASSWORD_MIN_LENGTH: 8,
    PASSWORD_SPECIALS: ['!', '@', '#', '?'],
    RESUME_EXTENSIONS: ['.pdf', '.doc', '.docx'],
    RESUME_MAX_BYTES: 10_485_760,
    ENQUIRY_TYPES: ['Health Care', 'Jobs', 'Training'],
    JOB_TYPES: ['Permanent', 'PartTime', 'Contract', 'Internship'],
    EMPLOYMENT_TYPES: ['Full-time', 'Part-time'],
    SORT_OPTIONS: ['Past 24 hours', 'Past 1 week', 'Past 1 month'],
  });
});
