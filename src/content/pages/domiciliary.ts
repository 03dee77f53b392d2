import { pageTitle } from '@/content/pageTitle';
import { provider } from '@/content/provider';
import type { PageContent } from '@/content/types';
import { bookAppointment } from './bookAppointment';
import * as pictures from './pictures';
import { doorOf, decorative } from './pictures';
import { innovativeTagline } from './taglines';

export const domiciliaryPage = {
  title: pageTitle('Domiciliary Care'),
  description: `Care in your own home in London with ${provider.name}: personal care, respite, palliative and dementia care, and live-in carers day and night.`,
  blocks: [
    {
      kind: 'banner',
      ground: 'rose',
      title: 'Domiciliary Care',
      tagline: innovativeTagline,
      door: doorOf('domiciliary'),
      scene: decorative(pictures.tea),
      actions: [bookAppointment],
    },
    {
      kind: 'text',
      heading: 'Personal care, in your own home',
      lead: 'Help with the private parts of the day, given the way you like it, by someone you know.',
      bullets: [
        'Help to and from bed',
        'Washing, dressing and bathing',
        'Oral hygiene and skin care',
        'Stoma and catheter care',
        'Continence pads',
        'Toileting',
        'Meal preparation and feeding',
        'Medication aid and prompting',
      ],
    },
    {
      kind: 'windows',
      ground: 'brick',
      heading: 'Respite, palliative and mental health care',
      lead: 'Three kinds of care that need time and a light touch. Open a window to read more.',
      cards: [
        {
          title: 'Respite care',
          text: 'A few hours or a few weeks, so that the person who usually does the caring can rest, travel or simply sleep.',
          picture: pictures.respite,
        },
        {
          title: 'Palliative care',
          text: 'Comfort, company and symptom care at home, alongside your GP and district nurses.',
          picture: pictures.palliative,
        },
        {
          title: 'Mental health care',
          text: 'Steady support from trained carers: routine, listening, and a plan for harder days.',
          picture: pictures.conversation,
        },
      ],
    },
    {
      kind: 'day',
      ground: 'night',
      heading: '24-hour live-in care',
      lead: 'Carers rotate through the day and night, so there is always someone in the house and they are always rested.',
      summary:
        'From midnight to seven a wake-in or sleepover carer is there. From seven to seven in the evening a day carer is with you, at home or out and about. Then the night carer arrives.',
      hours: ['00:00', '06:00', '12:00', '18:00', '24:00'],
      shifts: [
        { label: 'Wake-in or sleepover night', hours: 7, time: 'night' },
        { label: 'Day carer, out and about or at home', hours: 12, time: 'day' },
        { label: 'Night carer arrives', hours: 5, time: 'night' },
      ],
      cards: [
        { title: 'Rotating carers', text: 'A small team you know, changing over at agreed times.' },
        {
          title: 'Your choice of carer',
          text: 'Read each carer’s profile and choose who comes through the door.',
        },
        {
          title: 'Wake-in or sleepover',
          text: 'On night shifts someone is awake all night, or asleep nearby and easy to call.',
        },
        {
          title: 'Clear charges',
          text: 'Based on a weekly care plan, through a social-services referral or self-funded.',
        },
      ],
    },
    {
      kind: 'rules',
      heading: 'What we bring',
      cards: [
        {
          title: 'Qualified carers',
          text: 'Interviewed, vetted, trained and supervised, with refreshers every year.',
        },
        {
          title: 'Personalised care plans',
          text: 'Written with you and your family, and reviewed when things change.',
        },
        {
          title: 'Emotional support',
          text: 'Time for a conversation, and a call to the family afterwards.',
        },
      ],
    },
    {
      kind: 'lists',
      lists: [
        {
          heading: 'Dementia care',
          ground: 'sage',
          items: [
            'Consistent staff, so faces stay familiar',
            'Specialised training in dementia',
            'A needs assessment before we start, and again as needs change',
          ],
        },
        {
          heading: 'End-of-life care',
          ground: 'stucco',
          items: [
            'Working with your healthcare team',
            'Emergency arrangements agreed in advance',
            'A focus on comfort',
            'Physical disabilities care',
          ],
        },
      ],
    },
    {
      kind: 'lists',
      lists: [
        {
          heading: 'Other conditions',
          look: 'plates',
          items: ['Epilepsy', 'Cerebral palsy', 'Multiple sclerosis', 'Stroke', 'Cancer'],
        },
        {
          heading: 'Learning disabilities',
          look: 'plates',
          items: ['Dyslexia', 'ADHD', 'Non-verbal communication'],
        },
      ],
    },
    {
      kind: 'callToAction',
      ground: 'rose',
      heading: 'Let’s talk about what you need',
      text: 'Tell us what a good day looks like, and we will plan around it.',
      action: bookAppointment,
      door: doorOf('domiciliary'),
    },
  ],
} satisfies PageContent;
