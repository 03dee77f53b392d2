import { pageTitle } from '@/content/pageTitle';
import { provider } from '@/content/provider';
import type { PageContent } from '@/content/types';
import { bookAppointment } from './bookAppointment';
import { conversation, decorative, frontOf, house, streetOf } from './pictures';
import { innovativeTagline } from './taglines';

export const supportedLivingPage = {
  title: pageTitle('Supported Living'),
  description: `Supported living in London with ${provider.name}: a home and tenancy of your own, with the support you choose, for a few hours or around the clock.`,
  blocks: [
    {
      kind: 'banner',
      ground: 'butter',
      title: 'Supported Living',
      tagline: innovativeTagline,
      front: frontOf('home'),
      actions: [bookAppointment],
    },
    {
      kind: 'text',
      heading: 'Your own front door',
      lead: 'Supported living means a home that is yours, and people who help you to live in it the way you want.',
      paragraphs: [
        'You have your own tenancy, your own key and your own rules. Support and housing are two separate things: you can change one without losing the other.',
        'Some people need a visit twice a week. Others want someone in the house day and night. We plan the hours with you, and change them as you learn to do more by yourself.',
      ],
      picture: house,
    },
    {
      kind: 'lists',
      lists: [
        {
          heading: 'Who it is for',
          ground: 'sage',
          text: 'Adults of any age who want to live in their own place and need support to do so.',
          items: [
            'People with a learning disability',
            'Autistic people',
            'People recovering from a mental health crisis',
            'People with a physical disability or a brain injury',
            'Young people who are leaving care or school',
          ],
        },
        {
          heading: 'What we help with',
          ground: 'mist',
          text: 'As much or as little as you ask for, and never what you would rather do yourself.',
          items: [
            'Shopping, cooking and keeping the home',
            'Money, letters and bills',
            'Medicines, health checks and appointments',
            'Friends, family and relationships',
            'College, volunteering and paid work',
            'Getting about by bus, train and on foot',
          ],
        },
      ],
    },
    {
      kind: 'rules',
      ground: 'butter',
      heading: 'How we work with you',
      cards: [
        {
          title: 'You choose your staff',
          text: 'You meet the people before they start, and you can say no.',
        },
        {
          title: 'A plan in your words',
          text: 'Your plan says what a good day is, what worries you and what helps. You keep a copy.',
        },
        {
          title: 'Positive support',
          text: 'When things get hard we look for the reason first, and restrict as little as we can.',
        },
        {
          title: 'Room to try things',
          text: 'Cooking, travelling alone, a new friendship: we think the risks through with you, then help you have a go.',
        },
      ],
    },
    {
      kind: 'steps',
      street: streetOf('moving'),
      heading: 'Moving in, step by step',
      lead: 'There is no hurry. Most people take some weeks, some take a year.',
      steps: [
        {
          title: 'A first talk',
          text: 'You, and whoever you would like with you, tell us where and how you want to live.',
        },
        {
          title: 'An assessment',
          text: 'We look at your needs with you and with the council or the health service, which may pay for the support.',
        },
        {
          title: 'Finding the home',
          text: 'We look with housing associations and landlords for a place near the people you know.',
        },
        {
          title: 'Meeting the team',
          text: 'Your staff spend time with you where you live now, so that nobody is a stranger on the day.',
        },
        {
          title: 'Moving day',
          text: 'We are there with boxes and a kettle, and there again the next morning.',
        },
        {
          title: 'Looking back',
          text: 'After six weeks, and then at least once a year, we ask what should change.',
        },
      ],
    },
    {
      kind: 'accordion',
      ground: 'pale',
      heading: 'Questions families ask',
      items: [
        {
          title: 'Who pays for it?',
          paragraphs: [
            'Often the council, or the NHS where the need is mainly for health care. With savings above the council’s limit you pay part or all of it yourself. Rent is separate: Housing Benefit or Universal Credit may cover it.',
          ],
        },
        {
          title: 'Is someone there at night?',
          paragraphs: [
            'If it is needed, yes: a member of staff who sleeps in, or one who stays awake. Elsewhere an alarm reaches someone who comes.',
          ],
        },
        {
          title: 'What if it does not work out?',
          paragraphs: [
            'You tell us, and we change the hours, the staff or the plan. The tenancy is yours, so nobody can ask you to leave because you want other support.',
          ],
        },
      ],
    },
    {
      kind: 'callToAction',
      ground: 'butter',
      heading: 'Come and talk about a place of your own',
      text: 'Bring your family, your social worker or just your questions.',
      action: bookAppointment,
      window: decorative(conversation),
    },
  ],
} satisfies PageContent;
