import { pageTitle } from '@/content/pageTitle';
import { parts } from '@/content/parts';
import { provider } from '@/content/provider';
import { hours, reviewed, reviews } from '@/content/providerDetails';
import { staffFacts } from '@/content/staffFacts';
import type { PageContent } from '@/content/types';
import { byEmail, byTelephone } from '@/content/waysToReachUs';
import { paths } from '@/lib/paths';
import { picture } from './pictures';

const phoneBox = picture('scene-phone-box', 480, 520, '');

const crossing = picture('scene-crossing', 500, 320, '');

const helplineName = 'the Modern Slavery and Exploitation Helpline';
const mail = byEmail(provider.companyCareEmail);
const emergency = { text: '999', to: 'tel:999' };
const helpline = { text: '08000\u00a0121\u00a0700', to: 'tel:+448000121700' };

/** What a year's work came to; nothing without figures. */
const results = staffFacts.modernSlavery
  ? [
      `${staffFacts.modernSlavery.period}: ${staffFacts.modernSlavery.suppliersAssessed} suppliers assessed, ${staffFacts.modernSlavery.peopleTrained} people trained, ${staffFacts.modernSlavery.concernsReported} concerns reported.`,
    ]
  : [];

const name = 'Modern Slavery and Zero Tolerance Policy';
const dated = 'March 2025';
const updated = 'July 2025';
const approved = '10 July 2025';

const version = '1.1';

export const page = {
  title: pageTitle('Modern Slavery Policy'),
  description: `The Modern Slavery and Zero Tolerance Policy of ${provider.name}: our duties, our supply chain and how to report a concern. Version ${version}, ${updated}.`,
  blocks: [
    {
      kind: 'banner',
      ground: 'stone',
      isDocument: true,
      title: name,
      lead: 'How we keep forced labour out of our work, out of the firms we buy from and out of the places we send staff to.',
      note: reviewed(reviews.modernSlavery),
      pavement: crossing,
    },
    {
      kind: 'text',
      ground: 'pale',
      isSummary: true,
      heading: 'In short',
      lead: 'Who to ring, what we promise workers, and what we ask of suppliers.',
      bullets: [
        ['Ring ', emergency, ' if someone is in danger.'],
        [`For advice, ring ${helplineName} on `, helpline, ', free of charge.'],
        [
          'You choose your work and may leave it. Your wages and your papers are yours. ',
          { text: 'What we promise', to: '#policy-statement' },
          '.',
        ],
        'You pay nobody for a job with us, here or abroad.',
        [
          'Suppliers must promise in their contract to treat their workers the same way. ',
          { text: 'Our supply chain', to: '#supply-chain' },
          '.',
        ],
        [
          'If something looks wrong, ring ',
          byTelephone,
          `, ${hours.telephoneInShort}, or write to `,
          mail,
          '. We will thank you, even if it turns out to be nothing.',
        ],
      ],
    },
    {
      kind: 'document',
      contentsLabel: 'In this policy',
      parts: [
        {
          id: 'about-this-policy',
          heading: 'About this policy',
          facts: [
            { term: 'Owner', value: `The board of ${provider.name}` },
            { term: 'Policy name', value: name },
            { term: 'Date', value: dated },
            { term: 'Date updated', value: updated },
            { term: 'Version', value: version },
            { term: 'Version update', value: `Approved by the board on ${approved}` },
          ],
        },
        {
          id: 'policy-statement',
          heading: 'Policy statement',
          paragraphs: [
            'Modern slavery is a crime. Slavery, servitude, forced labour and human trafficking all take away a person’s freedom so that someone else can profit.',
            `${provider.name} supplies staff to hospitals and care homes, and looks after people at home. We have zero tolerance of slavery in any of that work. We check how we work and how our suppliers work, and act on what we find.`,
            'This policy follows the Modern Slavery Act 2015 and the guidance on section\u00a054 (transparency in supply chains). It covers everyone who works for us or in our name: employees, directors, agency workers, volunteers, agents, contractors and suppliers. It is not part of any contract of employment.',
            'We promise:',
          ],
          bullets: [
            'Nobody is made to work. Anyone may leave, with the notice their contract states.',
            'We copy passports and identity papers and hand the originals straight back. We never hold anyone’s passport or bank card.',
            'We charge workers nothing for finding them a job.',
            'We pay wages only into an account in the worker’s own name.',
          ],
        },
        {
          id: 'supply-chain',
          heading: 'Supply chain',
          paragraphs: [
            'We buy training, uniforms, cleaning, transport and accommodation, and we work with recruiters abroad. The risk is highest where work is cheap or short-term, or where several agents stand between worker and employer.',
            'Our contractors, suppliers and partners must meet the standards we set ourselves, and must ask the same of the firms they use.',
          ],
          bullets: [
            'We assess the risk before we sign with a supplier, and again when we renew.',
            'Our contracts forbid slavery, servitude, and forced or trafficked labour.',
            'Recruiters abroad must show that they charge candidates nothing. We ask the candidates too.',
            'Once a year we visit every high-risk supplier, and any other we have doubts about, and ask for proof that its workers are free, paid and charged nothing. If a supplier will not put things right, we stop buying from it.',
          ],
        },
        {
          id: 'responsibility',
          heading: 'Responsibility',
          paragraphs: [
            'The board answers for this policy and makes sure that it meets our legal duties.',
            'The managing director puts it into practice from day to day, answers questions about it and checks that it works.',
            'Managers make sure that their teams know the policy and are trained in it. If you can see how to improve it, tell us.',
          ],
        },
        {
          id: 'related-policies',
          heading: 'Related policies',
          paragraphs: [
            [
              'These belong with this policy. ',
              { text: 'Ask us', to: `mailto:${provider.companyCareEmail}` },
              ' for a copy of any of them.',
            ],
          ],
          bullets: [
            'Recruitment and selection policy: how we check everyone’s identity and right to work',
            [
              'Safeguarding policy: how we protect adults and children (',
              { text: 'safeguarding in short', to: parts.safeguarding },
              ')',
            ],
            [
              'Whistleblowing policy: how we protect people who speak up (',
              { text: 'whistleblowing in short', to: parts.whistleblowing },
              ')',
            ],
            'Equality, diversity and inclusion policy: how we treat everyone fairly',
            'Anti-bribery and corruption policy: what nobody may give or take',
            'Supplier code of conduct: what we ask of those we buy from',
            [{ text: 'Privacy Policy', to: paths.privacy }, ': how we handle your data and what you report'],
          ],
        },
        {
          id: 'compliance',
          heading: 'Compliance',
          paragraphs: [
            'Everyone who works for us must read this policy and follow it. All of us must help to prevent modern slavery and report it.',
            'Signs to watch for: a worker who cannot leave, whose papers or pay are held by someone else, who owes money for the job, or who seems afraid to speak.',
            'If you speak up honestly, we will support you even if you were mistaken. Nobody may treat you badly for it.',
            'As soon as you suspect something, however small:',
          ],
          bullets: [
            ['If someone is in danger now, ring ', emergency, '.'],
            'Tell your manager, or any other manager if yours is part of it.',
            ['Write to ', mail, ' or ring ', byTelephone, '.'],
            [`For advice outside the company, ring ${helplineName} on `, helpline, '.'],
          ],
        },
        {
          id: 'communications',
          heading: 'Communications',
          paragraphs: [
            'Everyone who joins us is trained in this policy, and in the risks in care work and among suppliers. We repeat the training every year.',
            'We tell suppliers, contractors and partners about our zero tolerance before we do business with them, and again at every renewal.',
          ],
        },
        {
          id: 'breaches',
          heading: 'Breaches',
          paragraphs: [
            'An employee who breaks this policy faces disciplinary action and may be dismissed for misconduct or gross misconduct.',
            'We may stop working with anyone else who breaks it. If we suspect a crime, we tell the police or the responsible authority, and help the people who were harmed to find support.',
          ],
        },
        {
          id: 'annual-update',
          heading: 'Annual update',
          paragraphs: [
            'The board reviews this policy once a year, and sooner if the law or our work changes. It looks at what was reported, which suppliers we checked and who was trained. If nothing changes, the version stays the same and the minutes record the review.',
            ...results,
          ],
        },
        {
          id: 'signature',
          heading: 'Signature',
          facts: [
            { term: 'Signatory name', value: provider.signatory.name },
            { term: 'Role', value: provider.signatory.role },
            { term: 'Date', value: approved },
          ],
        },
      ],
    },
    {
      kind: 'callToAction',
      ground: 'stone',
      heading: 'Have you seen something?',
      text: [
        'In danger now? Ring ',
        emergency,
        `. Otherwise ring us or ${helplineName}. You do not have to be sure, or to give your name.`,
      ],
      action: { label: `Ring us: ${provider.telephone.text}`, to: provider.telephone.href },
      secondAction: { label: `Helpline ${helpline.text}`, to: helpline.to },
      printedEmail: `Helpline ${helpline.text}, ${provider.companyCareEmail}`,
      window: phoneBox,
    },
  ],
} satisfies PageContent;
