import { provider } from '@/content/provider';
import type { CardsBlock } from '@/content/types';
import { paths } from '@/lib/paths';

export const immigrationBlock: CardsBlock = {
  kind: 'cards',
  heading: 'Your right to work in the UK',
  lead: 'The law asks every employer to make these checks on everyone, British and Irish citizens included. They are free for you.',
  cards: [
    {
      icon: 'passport',
      title: 'Immigration Check',
      text: 'We check that your visa or status lets you do the role and the hours you have applied for. Some visas limit both, so tell us early and we look for work that fits.',
      action: {
        label: 'Check your visa on GOV.UK',
        to: 'https://www.gov.uk/browse/visas-immigration/work-visas',
        newTab: true,
      },
    },
    {
      icon: 'idCard',
      title: 'Proving Your Status',
      text: 'If your status is online, send us a share code and your date of birth. A code lasts 90 days. British and Irish citizens can show a passport, current or expired.',
      action: {
        label: 'Get a share code on GOV.UK',
        to: 'https://www.gov.uk/prove-right-to-work',
        newTab: true,
      },
    },
    {
      icon: 'badgeCheck',
      title: 'Right to work check',
      text: 'We see the online record or your original document, and compare it with you, before your first shift. We keep a dated copy safe, and check again before time-limited leave ends.',
      action: {
        label: 'See what employers check',
        to: 'https://www.gov.uk/check-job-applicant-right-to-work',
        newTab: true,
      },
    },
  ],
  note: [
    'Not sure what you need? ',
    { text: 'Write to us', to: paths.contact },
    ` or ring ${provider.telephone.text}. We can tell you what we need to see; advice on your own visa must come from a qualified immigration adviser.`,
  ],
};
