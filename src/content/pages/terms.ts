import { pageTitle } from '@/content/pageTitle';
import { policyDates } from '@/content/policyDates';
import { provider } from '@/content/provider';
import type { PageContent } from '@/content/types';
import { paths } from '@/lib/paths';
import { picture } from './pictures';

const noticeBoard = picture('scene-notice-board', 540, 320, '');

export const termsPage = {
  title: pageTitle('Terms and Conditions'),
  description: `Terms for using the ${provider.name} website, effective ${policyDates.terms.effective}: the data we collect, cookies, copyright, and what you send us.`,
  blocks: [
    {
      kind: 'banner',
      ground: 'butter',
      title: 'Terms and Conditions',
      lead: `Effective ${policyDates.terms.effective}. By using this website you agree to them, so we have kept them short.`,
      pavement: noticeBoard,
    },
    {
      kind: 'text',
      heading: 'In short',
      lead: 'The four things that matter most. The full terms follow.',
      bullets: [
        'Read, print and share what you like. Please do not break in or pretend to be someone else.',
        'Your messages and papers belong to you. We use them only to do what you asked.',
        'Pages give general information. A vacancy is an invitation to apply, not an offer.',
        'If something is unclear, ask before you send it.',
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
            `This website is run by ${provider.name}, ${provider.address.text}. Use it only as the law allows. Do not try to break in, to disturb it for others, or to send anything harmful through it.`,
            'Information on this site is general. It is not medical, legal or immigration advice. A vacancy shown here is an invitation to apply and not an offer of employment, and a vacancy may close at any time.',
          ],
          parts: [
            {
              id: 'personal-data',
              heading: 'A. Personal data that we collect',
              paragraphs: [
                [
                  'We collect what you choose to give us in these ways. The ',
                  { text: 'Privacy Policy', to: paths.privacy },
                  ' says what we do with it.',
                ],
              ],
              bullets: [
                [
                  { strong: 'Account registration. ' },
                  'First and last name, email address, a telephone number if you like, and a password. Keep your password to yourself; you answer for what is done with your account until you tell us that it is no longer safe.',
                ],
                [
                  { strong: 'Sales contact form. ' },
                  'Name, telephone number, email address, the kind of enquiry and your message, on the home page and the contact page.',
                ],
                [
                  { strong: 'Remember-me card details. ' },
                  'Nothing is sold on this site at present, so we hold no card details. If you ever pay for a course here and tick “Remember me” at the checkout, the payment company will keep them for next time. We will not see the full number.',
                ],
                [
                  { strong: 'Emails and surveys. ' },
                  'What you write to us, and your answers if you take part in a survey. Surveys are always voluntary.',
                ],
                [
                  { strong: 'Telephone. ' },
                  'The number you ring from and notes of what was agreed, so that the next colleague knows what you said.',
                ],
              ],
            },
            {
              id: 'automatic-collection',
              heading: 'B. Automatic collection',
              paragraphs: [
                'As with any website, our servers see the address of your device, the kind of browser, the page asked for and the time. We use this to keep the site running and safe.',
              ],
              bullets: [
                [
                  { strong: 'Analytics service. ' },
                  'We use none today. We may use an analytics service later to count visits and to learn which pages help. It would give us numbers and not names, and where it needed a cookie we would ask you first.',
                ],
                [
                  { strong: 'Cookie policy. ' },
                  'Cookies are small files that a site keeps in your browser. We set only those that a service needs, such as the one that keeps you signed in and the one that knows a device you have signed in on before, and use your browser’s own storage for your username, your filters and the vacancies you have applied for. You can delete or block all of them in your browser; you will then have to sign in again.',
                ],
              ],
            },
          ],
        },
        {
          id: 'privacy-and-copyright',
          heading: '2. Privacy and copyright',
          paragraphs: [
            'We respect your privacy and handle personal data under UK data protection law. We do not sell it.',
            `The text, drawings, logos and code of this site belong to ${provider.name} or its licensors. You may read, print and share pages for your own use or your organisation’s. Please do not copy them into other publications, or use our name or logo, without our written consent.`,
            'Links to other websites are there to help you. We do not control those sites and are not responsible for their content.',
            'We take care that this site is right and available, but cannot promise that it is always so. Nothing in these terms limits our liability where the law does not allow it to be limited, such as for death or personal injury caused by negligence.',
          ],
        },
        {
          id: 'your-content',
          heading: '3. Your content',
          paragraphs: [
            'What you send us through this site remains yours. You allow us to store it and use it for the purpose you sent it for: to answer an enquiry, to consider an application, to run your account.',
            'You confirm that it is true, that it is yours to send, and that it harms nobody. We may remove content that breaks the law or these terms.',
            [
              'The law of England and Wales applies to these terms. Anything unclear? ',
              { text: 'Contact Us', to: paths.contact },
              '.',
            ],
          ],
        },
      ],
    },
  ],
} satisfies PageContent;
