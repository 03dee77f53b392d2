import { onThisPage } from '@/content/parts';
import type { TextBlock } from '@/content/types';

export const dbsBlock: TextBlock = {
  kind: 'text',
  id: onThisPage.dbs.id,
  isFolded: true,
  ground: 'mist',
  heading: 'Your DBS check',
  lead: 'Before you look after anyone, the Disclosure and Barring Service checks your record. We start the check with you and tell you how it is going. You pay nothing for it.',
  bullets: [
    'Work with patients or residents usually needs an enhanced DBS check. It may include the barred lists, which name people who must not work with children or vulnerable adults. Office work may need a basic check, or none.',
    'You fill in a form online and show us who you are.',
    [
      'Already on the ',
      { text: 'DBS Update Service', to: 'https://www.gov.uk/dbs-update-service', newTab: true },
      '? Show us your certificate and, if you agree, we look it up online. If your certificate is new, join within 30 days of its issue date.',
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
    label: 'DBS checks on GOV.UK',
    to: 'https://www.gov.uk/criminal-record-checks-apply-role',
    newTab: true,
  },
};
