import type { TextBlock } from '@/content/types';

export const dbsBlock: TextBlock = {
  kind: 'text',
  ground: 'mist',
  heading: 'Your DBS check',
  lead: 'Everyone who cares for someone else is checked by the Disclosure and Barring Service first. We start the check with you and keep you posted.',
  bullets: [
    'Roles with patients or residents need an enhanced DBS check, with the barred lists where the law allows it. Office roles may need a basic check or none.',
    'You fill in the form online and show us identity documents. Have your addresses of the last five years to hand.',
    [
      'Already on the ',
      { text: 'DBS Update Service', to: 'https://www.gov.uk/dbs-update-service', newTab: true },
      '? Show us your certificate and, with your consent, we look it up online. New certificates can join within 30 days of their date.',
    ],
    'A past conviction does not always rule you out. Talk to us in confidence before you apply.',
    [
      'Lived abroad as an adult? You may also need ',
      {
        text: 'a police certificate from that country',
        to: 'https://www.gov.uk/government/publications/criminal-records-checks-for-overseas-applicants',
        newTab: true,
      },
      '.',
    ],
  ],
  picture: {
    src: '/images/scene-papers.svg',
    alt: 'A certificate, a passport and a telephone set out on a hall table',
    width: 560,
    height: 400,
  },
  action: {
    label: 'How DBS checks work, on GOV.UK',
    to: 'https://www.gov.uk/criminal-record-checks-apply-role',
    newTab: true,
  },
};
