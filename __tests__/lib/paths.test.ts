/** @jest-environment node */
import { pages } from '@/app/routes';
import { jobPath, paths } from '@/lib/paths';
import { tableOfSection } from '@test/docs';

describe('the address of a vacancy', () => {
  it.each([
    ['101', '/job/101'],
    ['a&b=c', '/job/a%26b%3Dc'],
    ['../x', '/job/..%2Fx'],
    ['✓', '/job/%E2%9C%93'],
    ["$&$'", "/job/%24%26%24'"],
    ['50% off?#1', '/job/50%25%20off%3F%231'],
  ])('of the id %j is %s', (id, address) => {
    expect(jobPath(id)).toBe(address);
  });
});

test.each(Object.values(paths))('%s has a route, and stands in docs/behaviour.md', (path) => {
  expect(pages.map((page) => page.path)).toContain(path);
  expect(tableOfSection(2)).toContain(`\`${path.replace('/Services/', '')}\``);
});

// Other sites and mails link to them.
test('no published address changes', () => {
  expect(Object.values(paths)).toEqual(
    expect.arrayContaining([
      '/',
      '/JobsPage',
      '/JobspageInternational',
      '/job/:id',
      '/SignUp',
      '/SignIn',
      '/forgot-password',
      '/reset-password/:token',
      '/AboutUs',
      '/ContactUs',
      '/Blog',
      '/ModernSlavery',
      '/PrivacyPolicy',
      '/TermsAndConditions',
      '/CarbonFootPrint',
      '/Services/Clinical',
      '/Services/NonClinical',
      '/Services/Domiciliary',
      '/Services/SupportedLiving',
      '/Services/InternationalRecruitment',
      '/Services/Trainings',
      '/Services/FacilitiesManagement',
    ]),
  );
});
