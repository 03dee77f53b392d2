import { pageTitle } from '@/content/pageTitle';
import { provider } from '@/content/provider';
import type { PageContent } from '@/content/types';
import { paths } from '@/lib/paths';
import * as pictures from './pictures';

const careMail = { text: provider.companyCareEmail, to: `mailto:${provider.companyCareEmail}` };

export const privacyPage = {
  title: pageTitle('Privacy Policy'),
  description: `How ${provider.name} uses personal data: what we ask for and why, who sees it, how long we keep it, and the rights you have under UK law.`,
  blocks: [
    {
      kind: 'banner',
      ground: 'mist',
      title: 'Privacy Policy',
      lead: 'What we know about you, why we need it, and what you can ask us to do about it.',
      pavement: pictures.bench,
    },
    {
      kind: 'document',
      contentsLabel: 'In this policy',
      parts: [
        {
          id: 'introduction',
          heading: 'Introduction',
          paragraphs: [
            `${provider.name} (“we”) runs this website to offer care services, to find work for people and to find people for work. We are the controller of the personal data that you give us here.`,
            'We handle it under the UK General Data Protection Regulation and the Data Protection Act 2018. We do not sell it, and we do not use it to make decisions about you by machine alone.',
            [
              'Questions and requests: write to ',
              careMail,
              ` or to ${provider.name}, ${provider.address.text}. The `,
              { text: 'Terms and Conditions', to: paths.terms },
              ' say more about what each form collects.',
            ],
          ],
        },
        {
          id: 'using-our-services',
          heading: 'Using our services',
          paragraphs: [
            'You can read every page of this site without telling us who you are. We ask for personal data only where a service needs it.',
          ],
          parts: [
            {
              id: 'what-we-collect',
              heading: 'What we collect, and why',
              bullets: [
                [
                  { strong: 'An enquiry: ' },
                  'your name, telephone number, email address, the kind of enquiry and your message, so that we can answer. We rely on our legitimate interest in answering, or on steps towards a contract.',
                ],
                [
                  { strong: 'An account: ' },
                  'your name, email address, telephone number if you give it, and your password in a form that nobody can read back, so that you can sign in.',
                ],
                [
                  { strong: 'An application: ' },
                  'your name, contact details, CV and cover letter, and the vacancy you chose, so that we can consider you. These are steps that you ask for before a contract.',
                ],
                [
                  { strong: 'Checks before work: ' },
                  'identity, right to work, references, health clearance and criminal record. The law requires some of these, and we ask for them separately and keep them apart.',
                ],
              ],
            },
            {
              id: 'who-sees-it',
              heading: 'Who sees it',
              paragraphs: [
                'Our recruiters and care coordinators, as far as their work needs it. Clients see a candidate’s details only for a role that the candidate has agreed to. Companies that host our systems or send our mail work on our instructions and may not use the data for themselves. Authorities receive it where the law says so.',
              ],
            },
            {
              id: 'how-long',
              heading: 'How long we keep it',
              paragraphs: [
                'No longer than we need it for the purpose, or than the law tells us to. Copies of right to work checks, for instance, are kept while someone works with us and for two years after. When the time is over we delete the data or make it anonymous.',
              ],
            },
            {
              id: 'on-your-device',
              heading: 'What is kept on your device',
              paragraphs: [
                'Your browser remembers that you are signed in, which vacancies you have applied for and the filters you chose. If you tick “Remember me”, it also keeps your email address and, encrypted, your password. Sign in again with the box unticked and these are removed. On a shared device, please leave it unticked.',
              ],
            },
          ],
        },
        {
          id: 'privacy-and-copyright',
          heading: 'Privacy and copyright protection',
          paragraphs: [
            'We protect personal data with encryption on its way to us, with access limited to those who need it, and with staff who are trained to keep it confidential. If a breach puts your rights at high risk, we tell you and the Information Commissioner’s Office without undue delay.',
            'The words, drawings and design of this site belong to us or to those who let us use them, and copyright protects them. If you think that something here infringes your copyright, write to us and say where it is; we will look into it promptly.',
          ],
          parts: [
            {
              id: 'your-rights',
              heading: 'Your rights',
              bullets: [
                'See the personal data we hold about you, and have a copy',
                'Have mistakes corrected and gaps filled',
                'Have data erased, or its use restricted, where the law provides for it',
                'Object to a use that rests on our legitimate interests, and to direct marketing at any time',
                'Take your data with you in a common format',
                'Withdraw a consent as easily as you gave it',
              ],
              paragraphs: [
                [
                  'Write to us to use any of the rights below. It is free, and we answer within one month. If you are not content with our answer, you can ',
                  {
                    text: 'complain to the Information Commissioner’s Office',
                    to: 'https://ico.org.uk/make-a-complaint/',
                    newTab: true,
                  },
                  '.',
                ],
              ],
            },
          ],
        },
        {
          id: 'your-content',
          heading: 'Your content in our services',
          paragraphs: [
            'What you send us stays yours: your messages, your CV, your cover letter. You let us store it, copy it and show it to the people who need it for the purpose you sent it for, and for nothing else.',
            'Please send only what is true and what is yours to send. Leave out what we do not need, above all other people’s medical or personal details.',
            'You can ask us to remove an application or an account at any time. We will then keep only what the law obliges us to keep.',
          ],
        },
      ],
    },
  ],
} satisfies PageContent;
