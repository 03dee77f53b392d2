import { onThisPage } from '@/content/parts';
import type { CardsBlock } from '@/content/types';
import { byTelephone } from '@/content/waysToReachUs';
import { paths } from '@/lib/paths';

export const immigrationBlock: CardsBlock = {
  kind: 'cards',
  id: onThisPage.rightToWork.id,
  isFolded: true,
  heading: 'Your right to work in the UK',
  lead: 'By law, every employer must check this for everyone, British and Irish citizens included. It costs you nothing.',
  cards: [
    {
      icon: 'passport',
      title: 'Immigration Check',
      text: 'Does your visa or status allow the work and the hours you want? Some limit both. Tell us early, and we will look for work that fits.',
      action: {
        label: 'Check your visa on GOV.UK',
        to: 'https://www.gov.uk/browse/visas-immigration/work-visas',
        newTab: true,
      },
    },
    {
      icon: 'idCard',
      title: 'Proving Your Status',
      text: 'If your status is online, send us a share code and your date of birth. British and Irish citizens show a passport, even an expired one, or other papers that GOV.UK lists.',
      action: {
        label: 'Get a share code on GOV.UK',
        to: 'https://www.gov.uk/prove-right-to-work',
        newTab: true,
      },
    },
    {
      icon: 'badgeCheck',
      title: 'Right to work check',
      text: 'Before your first shift we look at the online record or your original papers, and make sure that they are yours. If your leave has an end date, we check again before then.',
      action: {
        label: 'See what employers check',
        to: 'https://www.gov.uk/check-job-applicant-right-to-work',
        newTab: true,
      },
    },
  ],
  note: [
    'Not sure? ',
    { text: 'Write to us', to: paths.contact },
    ' or ring ',
    byTelephone,
    '. For advice on your own visa, ask a registered immigration adviser.',
  ],
};
