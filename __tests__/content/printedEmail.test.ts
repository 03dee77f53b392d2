/** @jest-environment node */
import { page as clinicalPage } from '@/content/pages/clinical';
import { page as domiciliaryPage } from '@/content/pages/domiciliary';
import { page as facilitiesPage } from '@/content/pages/facilities';
import { page as internationalRecruitmentPage } from '@/content/pages/internationalRecruitment';
import { page as nonClinicalPage } from '@/content/pages/nonClinical';
import { page as supportedLivingPage } from '@/content/pages/supportedLiving';
import { page as trainingsPage } from '@/content/pages/trainings';
import { provider } from '@/content/provider';

test.each([
  [
    'staff',
    provider.recruitmentEmail,
    [clinicalPage, nonClinicalPage, internationalRecruitmentPage, trainingsPage, facilitiesPage],
  ],
  ['care at home', provider.homeCareEmail, [domiciliaryPage, supportedLivingPage]],
])('on paper the pages on %s end with %s', (_, email, pages) => {
  for (const page of pages)
    expect(page.blocks.at(-1)).toMatchObject({ kind: 'callToAction', printedEmail: email });
});
