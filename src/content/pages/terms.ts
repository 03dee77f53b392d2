import { pageTitle } from '@/content/pageTitle';
import { parts } from '@/content/parts';
import { provider } from '@/content/provider';
import { hours, reviewed, reviews } from '@/content/providerDetails';
import type { PageContent } from '@/content/types';
import { recordPeriods } from '@/content/retention';
import { hasOwnBackend } from '@/lib/config';
import { paths } from '@/lib/paths';
import { picture } from './pictures';

const glasses = picture('scene-glasses', 480, 420, '');

const noticeBoard = picture('scene-notice-board', 540, 320, '');

const cookies = hasOwnBackend
  ? [
      'We set cookies for two things: to keep you signed in, and to recognise a device you have signed in on before. ',
      { text: 'The Privacy Policy names them', to: paths.privacy },
      '. You may block them, but then you cannot stay signed in and we cannot recognise your device.',
    ]
  : ['This site sets none.'];

const effective = '1\u00a0January\u00a02023';

export const page = {
  title: pageTitle('Terms and Conditions'),
  description: `Terms for using the ${provider.name} website, effective ${effective}: the data we collect, cookies, copyright, and what you send us.`,
  blocks: [
    {
      kind: 'banner',
      ground: 'butter',
      isDocument: true,
      title: 'Terms and Conditions',
      lead: `Effective ${effective}. By using this website you agree to these terms.`,
      note: reviewed(reviews.terms),
      pavement: noticeBoard,
    },
    {
      kind: 'text',
      ground: 'pale',
      isSummary: true,
      heading: 'In short',
      lead: 'What you agree to, and what you do not.',
      bullets: [
        [
          { strong: 'If you need care. ' },
          'The prices here are a guide. You pay the price in the care plan that you sign, and nothing starts before that. ',
          { text: 'Using our services', to: '#using-our-services' },
          '.',
        ],
        [
          { strong: 'If you book staff. ' },
          'This site makes no contract with you. Your order, or the framework you order under, does. ',
          { text: 'Facts for buyers', to: paths.buyers },
          '.',
        ],
        [
          { strong: 'If you want work. ' },
          'A vacancy is not yet a job offer. What you send us must be true and your own, and it stays yours. ',
          { text: 'Your content', to: '#your-content' },
          '.',
        ],
        [
          { strong: 'Everyone. ' },
          'You may read, print and share our pages. You must not attack the site or pretend to be somebody else. ',
          { text: 'Using our services', to: '#using-our-services' },
          ' and ',
          { text: 'Privacy and copyright', to: '#privacy-and-copyright' },
          '.',
        ],
      ],
    },
    {
      kind: 'document',
      contentsLabel: 'In these terms',
      parts: [
        {
          id: 'using-our-services',
          heading: '1. Using our services',
          paragraphs: [
            `This website is run by ${provider.name}, ${provider.address.text}. You may use it for any lawful purpose. You must not attack or disrupt it, pretend to be somebody else, or send anything harmful through it.`,
            'Prices, dates and answer times here are a guide, not an offer. We are bound by the care plan, the order or the contract of work that you and we have signed. A vacancy invites you to apply, and may close at any time.',
            'Our pages are no substitute for medical, legal or immigration advice about your own case. If a decision depends on something you read here, ask us first.',
          ],
          parts: [
            {
              id: 'personal-data',
              heading: 'A. Personal data that we collect',
              paragraphs: [
                [
                  'The ',
                  { text: 'Privacy Policy', to: paths.privacy },
                  ' tells you what we do with your data, and why the law lets us. You may give us personal data in these ways:',
                ],
              ],
              bullets: [
                [
                  { strong: 'Account registration. ' },
                  'Your first and last name, email address, telephone number if you wish, and a password. Keep the password to yourself. If somebody else may know it, ',
                  { text: 'set a new one at once', to: paths.forgotPassword },
                  '.',
                ],
                [
                  { strong: 'Job application. ' },
                  'Your name and contact details, your CV and a cover letter.',
                ],
                [
                  { strong: 'Sales contact form. ' },
                  'Your name, telephone number, email address, what your enquiry is about, and your message. The form is on the home page and the contact page.',
                ],
                [
                  { strong: 'Remember-me card details. ' },
                  'We sell nothing on this site today, so we hold no card details. If one day you pay for a course here and tick “Remember me” at the checkout, the payment company will keep your card for next time. We will never see the full number.',
                ],
                [
                  { strong: 'Emails and surveys. ' },
                  'What you write to us, and your answers if you choose to take part in a survey.',
                ],
                [
                  { strong: 'Telephone. ' },
                  'The number you ring from, and a note of what we agreed, so that you need not explain it twice.',
                ],
              ],
            },
            {
              id: 'automatic-collection',
              heading: 'B. Automatic collection',
              paragraphs: [
                [
                  `To keep the site running and safe, our server keeps a log for ${recordPeriods.log}. See `,
                  { text: '“To keep the site safe”', to: parts.dataUses },
                  ' and ',
                  { text: '“How long we keep your data”', to: parts.retention },
                  ' in the Privacy Policy.',
                ],
              ],
              bullets: [
                [
                  { strong: 'Analytics service. ' },
                  'We use none today. If we use an analytics service later, it will tell us which pages people read and not who they are. If it needs a cookie, we will ask you first.',
                ],
                [
                  { strong: 'Cookie policy. ' },
                  'A cookie is a small file that a site keeps in your browser. ',
                  ...cookies,
                ],
                [
                  { strong: 'Browser storage. ' },
                  'Your browser also keeps things such as your name, your filters and the vacancies you applied for. If you delete what your browser stores, your drafts and “Applied” marks go too.',
                ],
              ],
            },
          ],
        },
        {
          id: 'privacy-and-copyright',
          heading: '2. Privacy and copyright',
          paragraphs: [
            'We keep your personal data private, as UK law requires, and never sell it.',
            `The words, drawings, logos and code here belong to ${provider.name} or to people who let us use them. You may print and share pages for yourself or your organisation. Ask for our written permission before you publish them elsewhere or use our name or logo.`,
          ],
        },
        {
          id: 'your-content',
          heading: '3. Your content',
          paragraphs: [
            'What you send us through this site remains yours. You let us store it and use it to answer your enquiry, consider your application or run your account.',
            'Send only what is true, what is yours to send, and what harms nobody. We may remove anything that breaks the law or these terms.',
          ],
        },
        {
          id: 'liability-and-law',
          heading: '4. Liability, law and changes',
          paragraphs: [
            'We work to keep this site accurate and available, but we cannot promise that it always will be. We link to other websites to help you. We do not run them and are not responsible for their content.',
            'Nothing in these terms limits our liability for fraud, or for death or personal injury caused by our negligence, or takes away your rights as a consumer.',
            'The law of England and Wales governs these terms. If we change them, we will publish the new terms here with the date on which they take effect.',
          ],
        },
      ],
    },
    {
      kind: 'callToAction',
      ground: 'sage',
      heading: 'Is anything unclear?',
      text: `Tell us which term you mean. A person will answer within ${hours.reply}.`,
      action: { label: 'Contact Us', to: paths.contact },
      window: glasses,
    },
  ],
} satisfies PageContent;
