/** @jest-environment node */
import { bitsOf, boxesOf } from '@/features/jobs/search/boxBits';
import { OTHER } from '@/features/jobs/search/filterGroups';

test.each([
  ['Permanent, PartTime', ['Permanent', 'PartTime']],
  ['part time', ['PartTime']],
  ['Fixed-term contract', ['Contract']],
  ['Volunteer', [OTHER]],
])('the job type %j is in the boxes %j', (type, boxes) => {
  expect(boxesOf('jobTypes', type)).toBe(bitsOf('jobTypes', boxes));
});
