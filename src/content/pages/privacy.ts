import { pageTitle } from '@/content/pageTitle';
import { policyDates } from '@/content/policyDates';
import { provider } from '@/content/provider';
import { people } from '@/content/providerDetails';
import { retentionPeriod } from '@/content/retention';
import type { PageContent } from '@/content/types';
import { keptThings } from '@/lib/device/keptThings';
import { paths } from '@/lib/paths';
import { picture } from './pictures';

const pillarBox = picture('scene-pillar-box', 540, 320, '');

const { dataProtectionLead } = people;
const careMail = { text: provider.companyCareEmail, to: `mailto:${provider.companyCareEmail}` };

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const privacyPage = {
  title: pageTitle('Privacy Policy'),
  description: `How ${provider.name} uses personal data: what we ask for and why, who sees it, how long we keep it, and the rights you have under UK law.`,
  blocks: [
    {
      kind: 'banner',
      ground: 'mist',
      title: 'Privacy Policy',
      lead: `What we know about you, why we need it, and what you can ask us to do about it. Last updated ${policyDates.privacy.updated}.`,
      pavement: pillarBox,
    },
    {
      kind: 'text',
      ground: 'pale',
      heading: 'In short',
      lead: 'Five lines for those in a hurry. The full text below is what counts.',
      bullets: [
        'We ask only for what we need to answer you, to consider you for work or to run your account.',
        `Enquiries and applications are deleted after ${retentionPeriod}.`,
        'A client sees your CV only for a role that you have said yes to.',
        'We do not sell your data, and no machine decides about you.',
        'You can see, correct or delete what we hold. It costs nothing.',
      ],
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
            `The law behind this page is the UK General Data Protection Regulation and the Data Protection Act 2018. ${dataProtectionLead.name}, our ${dataProtectionLead.role}, sees that we keep to it.`,
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
              paragraphs: [
                'The law asks us to name a reason, its “lawful basis”, for each use. These are ours.',
                'This site uses no analytics service and sells nothing, so it collects no visit statistics and no card details.',
              ],
              facts: [
                {
                  term: 'To answer an enquiry',
                  value:
                    'Your name, phone number, email address, the kind of enquiry and your message. Basis: our legitimate interest in answering people who write to us or, for care or staff, steps towards a contract.',
                },
                {
                  term: 'To run your account',
                  value:
                    'Your name, email address, phone number if you give it, and your password in a form that nobody can read back. Basis: our agreement with you when you open it.',
                },
                {
                  term: 'To consider an application',
                  value:
                    'Your name, contact details, CV, cover letter and the vacancy. Basis: steps that you ask for before a contract.',
                },
                {
                  term: 'To check you before work',
                  value:
                    'Identity, right to work, references, health clearance and criminal record, asked for separately. Basis: legal duties and, for health and criminal records, the conditions for employment and safeguarding in the Data Protection Act.',
                },
                {
                  term: 'To keep the site safe',
                  value:
                    'The address of your device and the time, to stop attacks and too many attempts to sign in. Basis: our legitimate interest in a site that works.',
                },
              ],
            },
            {
              id: 'who-sees-it',
              heading: 'Who receives your CV and details',
              bullets: [
                'The recruiter or care coordinator who deals with you, and whoever stands in for them.',
                'A client, once you have agreed to be put forward for that role. We name the client first.',
                'The companies that host our systems and carry our mail. They act on our instructions and may use nothing for themselves.',
                'Authorities such as the Home Office, a court or a regulator, where the law says so.',
              ],
            },
            {
              id: 'abroad',
              heading: 'Data that leaves the UK',
              paragraphs: [
                'We keep our systems in the UK. If a supplier works from elsewhere, your data goes only to a country whose protection the UK has found adequate, or under the contract that the Information Commissioner has issued for transfers. If you apply from abroad, what we send you naturally travels to where you are.',
              ],
            },
            {
              id: 'how-long',
              heading: 'How long we keep it',
              facts: [
                { term: 'Enquiries', value: `${capitalised(retentionPeriod)} from the day you sent it` },
                {
                  term: 'Applications and CVs',
                  value: `${capitalised(retentionPeriod)} from the day you applied`,
                },
                { term: 'Your account', value: 'Until you ask us to delete it' },
                {
                  term: 'Right to work copies',
                  value: 'While you work with us and two years after, as the Home Office asks',
                },
                {
                  term: 'Records of care and of pay',
                  value: 'As long as the law requires; ask us for details',
                },
              ],
            },
            {
              id: 'on-your-device',
              heading: 'What is kept on your device',
              paragraphs: [
                'The site keeps these things in your browser so that it works, and nothing to follow you about. Beside each is how long it is kept. The button at the end of this page deletes all of it. On a shared computer, leave “Remember me” unticked and log out.',
              ],
              facts: keptThings.map(({ what, until }) => ({ term: what, value: `Until ${until}` })),
            },
          ],
        },
        {
          id: 'privacy-and-copyright',
          heading: 'Privacy and copyright protection',
          paragraphs: [
            'We protect personal data with encryption on its way to us, with access limited to those who need it, and with staff who are trained to keep it confidential. If a breach puts your rights at high risk, we will tell you and the Information Commissioner’s Office without undue delay.',
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
                  'To use any of these rights, write to ',
                  careMail,
                  ' from the address you gave us, or send the form on ',
                  { text: 'our contact page', to: paths.contact },
                  '. Say what you would like; you need not say why. We may ask you to confirm your identity. It is free, and we will answer within one month. If our answer does not satisfy you, you can ',
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
