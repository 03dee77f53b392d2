import { facts } from '@/content/providerFacts';
import type { RouteBlock } from '@/content/types';
import { hours } from './providerDetails';

/** The steps below what candidates from abroad need first: a file of their own, so that they load with their section. */
export const internationalSteps: RouteBlock = {
  kind: 'route',
  street: { src: '/images/street-journey.svg', alt: '', width: 1600, height: 260 },
  heading: 'From your application to your first day',
  ...(facts.fromAbroad && { lead: `The longest part is tests and visa: ${facts.fromAbroad.preparing}.` }),
  steps: [
    {
      title: 'Apply',
      text: `Choose a vacancy, sign up and send your CV with a cover letter. We answer within ${hours.reply}, then meet you by video.`,
    },
    {
      title: 'Decide',
      text: 'You get a written offer: role, pay, workplace, contract, and who pays for tests, visa and flight. Take your time over it.',
    },
    {
      title: 'Prepare',
      text: 'You take your tests and apply for your visa while we make our checks. One named person guides you.',
    },
    {
      title: 'Travel',
      text: 'We help you find a first home, meet you at the airport and take you there.',
    },
    {
      title: 'Start work',
      text: 'You begin with an induction and, if you need it, practice for the OSCE.',
    },
  ],
};
