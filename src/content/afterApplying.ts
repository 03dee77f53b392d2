import { hasOwnBackend } from '@/lib/config';
import { paths } from '@/lib/paths';
import { parts } from './parts';
import { hours } from './providerDetails';
import type { Action, StepsBlock } from './types';
import { byTelephone } from './waysToReachUs';

/** Below a vacancy: what happens once the application has been sent, and when. The receipt says the rest. */
export const afterApplying: StepsBlock = {
  kind: 'steps',
  ground: 'mist',
  heading: 'After you apply',
  steps: [
    {
      title: 'At once',
      text: hasOwnBackend
        ? 'You get a receipt with a reference number, on this site and by email.'
        : 'This site keeps its title and date for you, on this device.',
    },
    {
      title: `Within ${hours.reply}`,
      text: 'The recruiter for this vacancy rings or writes to you, even if the answer is no.',
    },
    {
      title: 'When it suits you',
      text: 'We meet in person or by video. Ask about the employer, the rota and the pay.',
    },
    {
      title: 'Before your first shift',
      text: [
        'We check your right to work, your ',
        { text: 'DBS certificate', to: parts.dbs },
        ', your references and, if the role needs it, your registration. Have everything on ',
        { text: 'the checklist', to: parts.checklist },
        ' ready: some people start within days, others after a few weeks.',
      ],
    },
  ],
  note: ['Forgot something, or changed your mind? Ring ', byTelephone, `, ${hours.telephoneInShort}.`],
};

/** Below vacancies like the one that is shown. */
export const seeMore: Action = { label: 'See more vacancies', to: paths.jobs };
