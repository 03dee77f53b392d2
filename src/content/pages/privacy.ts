import { forgetDeviceCopy } from '@/content/forgetDevice';
import { pageTitle } from '@/content/pageTitle';
import { provider } from '@/content/provider';
import { people, reviewed, reviews } from '@/content/providerDetails';
import { accountPeriod, recordPeriods, retentionPeriod } from '@/content/retention';
import type { PageContent } from '@/content/types';
import { byEmail } from '@/content/waysToReachUs';
import { capitalised } from '@/lib/capitalised';
import { backupDays, hasOwnBackend } from '@/lib/config';
import { paths } from '@/lib/paths';
import { picture } from './pictures';

const pillarBox = picture('scene-pillar-box', 540, 320, '');

const { dataProtectionLead } = people;
const careMail = byEmail(provider.companyCareEmail);

type Kept = { purpose: string; keys: readonly string[]; what: string; howLong: string };

const deviceCookie: Kept = {
  purpose: 'Knowing your device again',
  keys: ['lindenway_device'],
  what: 'The cookie lindenway_device, which shows that you have signed in on this device before. It stops other people’s wrong guesses at your password from locking you out.',
  howLong: 'For one year, or until you delete it in your browser’s settings.',
};

/**
 * What the site keeps on a device, for visitors to read: what, what for and how long. `keys` are those of
 * `device/storageRegistry`; a test checks that all of them are covered here. The cookies are those of this project's own
 * backend: no other can set any, because calls to it carry no credentials.
 */
export const keptOnDevice: readonly Kept[] = [
  {
    purpose: 'Staying signed in',
    keys: ['username', 'lindenway.account', ...(hasOwnBackend ? ['lindenway_session, lindenway_mark'] : [])],
    what: `Your name and email${hasOwnBackend ? ', and two cookies, lindenway_session and lindenway_mark, which show that you are signed in' : ''}.`,
    howLong: `Until you log out${hasOwnBackend ? ', for 30 days at most, and for 7 days if you do not come back' : ''}.`,
  },
  {
    purpose: '“Remember me”',
    keys: ['email', 'password', 'rememberMe', 'keys'],
    what: 'Your email, your password in encrypted form, and the key that opens it.',
    howLong:
      'Until you sign in without ticking the box. The key, which is no use by itself, stays until you clear it.',
  },
  {
    purpose: 'Going back once you have signed in',
    keys: ['lindenway.returnLink'],
    what: 'The vacancy you came from.',
    howLong: 'Until you are back there.',
  },
  {
    purpose: 'Forms you have not sent yet',
    keys: ['lindenway.tab.draft.{form}', 'lindenway.tab.resume.{form}', 'resumes'],
    what: 'What you have typed into a form, apart from passwords, and the CV you chose.',
    howLong:
      'Until you send the form, log out or close the tab. A CV whose tab was closed is deleted after 1 day, when the next application is opened.',
  },
  {
    purpose: 'Filling in the next form',
    keys: ['lindenway.tab.contact', 'lindenway.tab.owner'],
    what: 'The name, email and phone number you gave us last in this tab, and the account you were signed in to.',
    howLong: 'Until you log out or close the tab.',
  },
  {
    purpose: 'What you have applied for',
    keys: ['lindenway.receipts'],
    what: `For each application its vacancy${hasOwnBackend ? ', date and reference number' : ' and date'}, and the email of your account, so that only you see them here.`,
    howLong: 'Until you clear them.',
  },
  {
    purpose: 'Your search',
    keys: ['lindenway.filters', 'lindenway.saved', 'applied_{jobId}'],
    what: 'Your filters, and the vacancies you have saved or applied for.',
    howLong: 'Until you clear them.',
  },
  {
    purpose: 'Reading without a signal',
    keys: ['lindenway-precache', 'lindenway-vacancies'],
    what: 'The pages of this site, and the vacancies you looked at last.',
    howLong: 'The pages until you clear them, and the vacancies for 30 days.',
  },
  {
    purpose: 'The look of the site',
    keys: ['lindenway.colorScheme', 'lindenway.fonts'],
    what: 'Whether you chose light or dark colours, and whether our fonts have been loaded.',
    howLong: 'Until you clear them.',
  },
  {
    purpose: 'Going back to where you were on a page',
    keys: ['lindenway.tab.scroll'],
    what: 'How far you had scrolled on each page of your visit.',
    howLong: 'Until you close the tab.',
  },
  ...(hasOwnBackend ? [deviceCookie] : []),
];

export const privacyPage = {
  title: pageTitle('Privacy Policy'),
  description: `What ${provider.name} does with your personal data: what we ask for and why, who sees it, how long we keep it, and your rights.`,
  blocks: [
    {
      kind: 'banner',
      ground: 'mist',
      isDocument: true,
      title: 'Privacy Policy',
      lead: 'What we know about you, why we need it, and what you can ask us to do about it.',
      note: reviewed(reviews.privacy),
      pavement: pillarBox,
    },
    {
      kind: 'text',
      ground: 'pale',
      isSummary: true,
      heading: 'In short',
      lead: 'What we ask for, how long we keep it, who sees it, and who to write to.',
      bullets: [
        [
          'We ask only for what we need: to answer you, care for you, find you work or run your account. ',
          { text: 'What we collect, and why', to: '#what-we-collect' },
          '.',
        ],
        [
          `We delete enquiries and applications after ${retentionPeriod}, unless you start work or care with us. `,
          { text: 'How long we keep your data', to: '#how-long' },
          '.',
        ],
        [
          'An employer sees your CV only after you agree that we may send it for that job. We sell your data to nobody. ',
          { text: 'Who we share your data with', to: '#who-sees-it' },
          '.',
        ],
        'No decision about you is made by computer alone.',
        [
          'To see what we hold, correct it or have it deleted, write to ',
          careMail,
          '. It is free, and we answer within one month. ',
          { text: 'Read about your rights', to: '#your-rights' },
          '.',
        ],
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
            `This website belongs to ${provider.name}. When you give us personal data, here or in any other way, we decide how it is used and answer for it. The law calls us the “controller”.`,
            `We follow the UK General Data Protection Regulation and the Data Protection Act 2018. ${dataProtectionLead.name}, our ${dataProtectionLead.role}, makes sure that we do.`,
            [
              'If you have a question, write to ',
              careMail,
              ` or to ${provider.name}, ${provider.address.text}.`,
            ],
          ],
        },
        {
          id: 'your-rights',
          heading: 'Your rights',
          paragraphs: ['The law lets you:'],
          bullets: [
            'see what we hold about you and have a copy',
            'have mistakes put right and gaps filled',
            'have your data deleted, or its use paused, where the law allows',
            'object to any use that rests on our legitimate interest',
            'take your data elsewhere in a common format',
            'change your mind about anything you agreed to',
          ],
          parts: [
            {
              id: 'using-your-rights',
              heading: 'How to use your rights',
              paragraphs: [
                [
                  'Write to ',
                  careMail,
                  ' from the email address you gave us, or use the form on ',
                  { text: 'our contact page', to: paths.contact },
                  '. It is free, and you need not say why. We may check who you are first. We answer within one month. If you are not happy with it, you can ',
                  {
                    text: `complain to the ${provider.dataRegulator.name}`,
                    to: provider.dataRegulator.url,
                    newTab: true,
                  },
                  '.',
                ],
              ],
            },
          ],
        },
        {
          id: 'using-our-services',
          heading: 'Using our services',
          paragraphs: [
            'You can read every page without telling us who you are. On this website we ask for your details only when you write to us, open an account or apply for a job.',
          ],
        },
        {
          id: 'what-we-collect',
          heading: 'What we collect, and why',
          paragraphs: [
            'The law says we must have a reason for each use, called a “lawful basis”. Below is each use, what it needs and our reason. We do not count visits or build a picture of what you read, we take no card details, and we send no marketing.',
          ],
          table: {
            columns: ['Why', 'What we use', 'Lawful basis'],
            rows: [
              [
                'To answer an enquiry',
                'Your name, phone number, email, what it is about, and your message, with the health needs that it may mention.',
                'Our legitimate interest in replying to you. If you ask for care or staff, our answer is a first step towards a contract. Health data in your message: the rules on health and social care (note\u00a01).',
              ],
              [
                'To run your account',
                'Your name, email, phone number if you give one, and your password, scrambled so that nobody can read it.',
                'Our contract with you.',
              ],
              [
                'To consider an application',
                'Your name, contact details, CV and cover letter, and the job you want.',
                'You have asked us to take steps towards a contract.',
              ],
              [
                'To check you before work',
                'Your identity, right to work, references, health, criminal record and, where your work needs one, your professional registration. We ask for these later, as each is needed.',
                'Our legal duties. Health and criminal records: the rules on employment and safeguarding (note\u00a02).',
              ],
              [
                'To pay you',
                'Your bank details, National Insurance number, tax code, hours and pension.',
                'Our contract with you, and our legal duties on pay, tax and pensions.',
              ],
              [
                'To give you care',
                'Your health, needs, care notes and who to call in an emergency.',
                'Our contract with you or, if the council arranges your care, our legitimate interest in giving it. Health data: the rules on health and social care (note\u00a01).',
              ],
              [
                'To look into a concern or complaint',
                'What happened, when and who was affected, how to reach you, and what we found.',
                'Our legal duties on care and safeguarding. For anything else, our legitimate interest in putting things right.',
              ],
              [
                'To be inspected or audited',
                'The staff and care files that an inspector or auditor asks to see, with the proof of our checks.',
                'Our legal duty to be inspected, and our legitimate interest in showing clients that the checks were made.',
              ],
              [
                'To talk to you by phone',
                'Your number, and a note of what was agreed and when.',
                'Our legitimate interest in remembering what we agreed.',
              ],
              [
                'To ask what you think of us',
                'Your answers to a survey, if you choose to take part.',
                'Your consent, which you may withdraw at any time.',
              ],
              [
                'To keep the site safe',
                'The time and what your browser asked for. When you sign in, open an account, set a new password or send a form, and when we refuse a request, we also note the first part of your IP address, which shows your network but not your device, and your account number if you have one. Such attempts are counted under scrambled forms of your IP address and of the email address that was typed.',
                'Our legitimate interest in a site that works, and in keeping other people out of your account.',
              ],
            ],
          },
          note: 'Note\u00a01: UK GDPR Article\u00a09(2)\u2060(h); Data Protection Act 2018, Schedule\u00a01, paragraph\u00a02.\nNote\u00a02: Article\u00a09(2)\u2060(b); Schedule\u00a01, paragraph\u00a01, and for safeguarding paragraph\u00a018.',
        },
        {
          id: 'who-sees-it',
          heading: 'Who we share your data with',
          bullets: [
            'The recruiter or care coordinator who looks after you, and a colleague when they are away.',
            'An employer, once you have agreed that we may put you forward for that job. We tell you who it is first.',
            'Your referees, the DBS and the clinic that looks at your health for work, when we check you.',
            'HMRC and your pension provider: the pay details that the law on tax and pensions requires.',
            'An umbrella company, if you choose to be paid by one: your name, contact details and hours. Its own privacy policy says how long it keeps them.',
            'A recruitment partner in your country, if you apply from abroad and agree to it. It deletes your details when we do.',
            'If you receive care: your carers, and your GP, nurses or council where your care plan needs them.',
            'The register of your profession, if it has one. We look you up there by name and number, and must report a serious concern about your work.',
            `Inspectors from the ${provider.regulator.name}, and auditors who act for a client or a framework. They read a sample of files to see that our checks were made.`,
            'Our IT and email suppliers. They may do only what we tell them to.',
            'The Home Office, a court or a regulator, when the law requires it.',
          ],
        },
        {
          id: 'abroad',
          heading: 'Data that leaves the UK',
          paragraphs: [
            `Our systems are in the UK. If a supplier works from another country, we send your data there only if the UK accepts that country’s protection, or under the standard contract that the ${provider.dataRegulator.name} has approved. The same contract binds our recruitment partners abroad. If you apply from abroad, our replies leave the UK to reach you.`,
          ],
        },
        {
          id: 'how-long',
          heading: 'How long we keep your data',
          paragraphs: ['When the time is up, we delete it.'],
          table: {
            columns: ['What', 'For how long'],
            rows: [
              [
                'Enquiries',
                `${capitalised(retentionPeriod)} from the day you write. If you start care or work with us, what you told us becomes part of your care record or work file.`,
              ],
              [
                'Applications and CVs',
                `${capitalised(retentionPeriod)} from the day you apply. If you start work with us, your CV becomes part of your work file.`,
              ],
              [
                'Your account',
                `Until you ask us to delete it, or have not used it for ${accountPeriod}. We email you a month before.`,
              ],
              [
                'Right to work copies',
                'While you work with us and for two years after, as the Home Office asks.',
              ],
              [
                'Your work file: contract, CV, references and health results',
                `While you work with us and for ${recordPeriods.checks} after.`,
              ],
              [
                'Checks on somebody who never starts',
                `${capitalised(retentionPeriod)} after the last check.`,
              ],
              [
                'DBS certificates',
                `A copy for ${recordPeriods.dbs} at most. We then keep only its number, its date and our decision.`,
              ],
              ['Care records', `${capitalised(recordPeriods.care)} after your care ends.`],
              ['Pay records', `${capitalised(recordPeriods.pay)} after the end of the tax year.`],
              ['Concerns and complaints', `${capitalised(recordPeriods.complaints)} after we close them.`],
              [
                'Notes of calls, and answers to surveys',
                `${capitalised(retentionPeriod)}, or as long as the record they belong to.`,
              ],
              [
                'The log that keeps the site safe',
                `${capitalised(recordPeriods.log)}. The counts of attempts: ${recordPeriods.attempts}.`,
              ],
              ['Our backups', `They keep all of this for ${backupDays} days more, encrypted.`],
            ],
          },
        },
        {
          id: 'on-your-device',
          heading: 'What is kept on your device',
          paragraphs: [
            'Your browser keeps these things so that the site works. None of them follows what you do elsewhere.',
            [
              'You can ',
              { text: 'clear them from this device', to: `#${forgetDeviceCopy.id}` },
              ` whenever you like${hasOwnBackend ? ', all but the cookie lindenway_device' : ''}.`,
            ],
          ],
          table: {
            columns: ['What for', 'What is kept', 'For how long'],
            rows: keptOnDevice.map(({ purpose, what, howLong }) => [purpose, what, howLong]),
          },
        },
        {
          id: 'privacy-and-copyright',
          heading: 'Privacy and copyright protection',
          paragraphs: [
            `Your data is encrypted on its way to us. Only people who need it can open it, and they are trained to keep it to themselves. Should it ever be lost or stolen, we will tell the ${provider.dataRegulator.name} within 72 hours if there is a risk to you, and you at once if the risk is high.`,
            'The words, drawings and design of this site are ours, or are used with the owner’s permission. If you see something of yours here, tell us which page it is on and we will look into it.',
          ],
        },
        {
          id: 'your-content',
          heading: 'Your content in our services',
          paragraphs: [
            'What you send us stays yours: your messages, your CV, your cover letter. We store it and show it to the people who need it, for the purpose you sent it, and for nothing else.',
            'Please send only what is true and your own. Writing for somebody else? Tell us only what we need to answer you.',
          ],
        },
      ],
    },
  ],
} satisfies PageContent;
