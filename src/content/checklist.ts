import { onThisPage } from './parts';
import type { CardsBlock } from './types';

const block = {
  kind: 'rules',
  id: onThisPage.checklist.id,
  heading: 'Your checklist',
  lead: 'What you need before your first shift.',
  isTwoColumns: true,
  isFolded: true,
} as const;

const references = {
  title: 'References',
  text: 'Names and work emails of two people. One must be from your last job. First job? A tutor will do.',
};

/** What a candidate needs before a first shift. */
export const checklist: CardsBlock = {
  ...block,
  cards: [
    {
      title: 'Right to work',
      text: 'One of these: a British or Irish passport; a UK birth or adoption certificate, together with an official document with your National Insurance number; or a share code less than 90 days old.',
    },
    {
      title: 'DBS check',
      text: 'Your certificate, if you are on the Update Service. For a new check, your addresses for the last five years.',
    },
    {
      title: 'Registration',
      text: 'Your NMC or HCPC number, if your role needs one, and when it is due for renewal.',
    },
    references,
    {
      title: 'Training',
      text: 'Your certificates, such as the Care Certificate, moving and handling, and basic life support.',
    },
  ],
};

/** The same for candidates from abroad. */
export const checklistFromAbroad: CardsBlock = {
  ...block,
  // What stands above is white as well, and the roofs of the footer stand on it.
  ground: 'sage',
  cards: [
    {
      title: 'Right to work',
      text: 'Your passport, and your visa or a share code less than 90 days old. No visa yet? An offer from a licensed sponsor comes first.',
    },
    {
      title: 'Police certificates',
      text: 'One from each country where, since turning 18, you have lived for 12 months or more in the past ten years. The UK’s DBS check comes later, with our help.',
    },
    {
      title: 'Registration',
      text: 'Your NMC or HCPC number. None yet? Your proof of English (such as IELTS or OET), your CBT result if you have one, and the latest letter from the NMC or HCPC.',
    },
    references,
    {
      title: 'Training',
      text: 'Your diploma or degree, transcripts and life-support certificate.',
    },
  ],
};
