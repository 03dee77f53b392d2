import { pageTitle } from '@/content/pageTitle';
import { policyDates } from '@/content/policyDates';
import { provider } from '@/content/provider';
import type { PageContent } from '@/content/types';
import { paths } from '@/lib/paths';
import { picture } from './pictures';

const crossing = picture('scene-crossing', 540, 320, '');

const name = 'Modern Slavery and Zero Tolerance Policy';
const { dated, updated, approved, version } = policyDates.modernSlavery;

export const modernSlaveryPage = {
  title: pageTitle('Modern Slavery Policy'),
  description: `The Modern Slavery and Zero Tolerance Policy of ${provider.name}: our duties, our supply chain and how to report a concern. Version ${version}, ${updated}.`,
  blocks: [
    {
      kind: 'banner',
      ground: 'stone',
      title: name,
      lead: 'Nobody should be forced to work. We do not accept it in our own business, or in any business that we buy from or send people to.',
      pavement: crossing,
    },
    {
      kind: 'facts',
      ground: 'pale',
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
      kind: 'text',
      heading: 'In short',
      lead: 'What it means for the people who work for us, and for those who sell to us.',
      bullets: [
        'You choose your work, you may leave it, and your wages and papers are yours.',
        'You pay nobody for a job with us, here or in the country you come from.',
        'A supplier who cannot show the same does not supply us.',
        'If something looks wrong, tell us. You will be thanked for it, even if it turns out to be nothing.',
      ],
    },
    {
      kind: 'document',
      contentsLabel: 'In this policy',
      parts: [
        {
          id: 'policy-statement',
          heading: 'Policy statement',
          paragraphs: [
            'Modern slavery is a crime and a violation of human rights. It takes many forms: slavery, servitude, forced labour and human trafficking. All of them take away a person’s freedom so that someone else can profit.',
            `${provider.name} has a zero tolerance approach to modern slavery. We act ethically and with integrity in all our dealings, and we put systems and controls in place so that it does not happen in our business or in our supply chain.`,
            'This policy applies to everyone who works for us or on our behalf: employees at every level, directors, agency workers, seconded staff, volunteers, agents, contractors and suppliers. It is not part of any contract of employment, and it follows the Modern Slavery Act 2015.',
          ],
          bullets: [
            'Work is always freely chosen. Workers may leave after reasonable notice.',
            'We never keep a worker’s passport, identity papers or bank card.',
            'Workers pay us no fee for finding them work, at home or abroad.',
            'Wages are paid to the worker, into an account in the worker’s own name.',
          ],
        },
        {
          id: 'supply-chain',
          heading: 'Supply chain',
          paragraphs: [
            'We buy services such as training, uniforms, cleaning, transport, accommodation and recruitment partners abroad. The risk is highest where labour is cheap, temporary or recruited through several hands.',
            'We expect the same high standards from all our contractors, suppliers and partners, and we expect them to ask the same of theirs.',
          ],
          bullets: [
            'New suppliers are assessed for risk before we sign, and existing ones as contracts are renewed.',
            'Contracts forbid the use of forced, compulsory or trafficked labour, or of anyone held in slavery or servitude.',
            'Recruitment partners abroad must show that they charge candidates nothing, and we ask candidates whether that was so.',
            'We may ask for evidence and inspect. A supplier that will not put things right loses our business.',
          ],
        },
        {
          id: 'responsibility',
          heading: 'Responsibility',
          paragraphs: [
            'The board is responsible for this policy as a whole, and for seeing that it meets our legal and ethical duties.',
            'The managing director has day-to-day responsibility: putting the policy into practice, watching how well it is used, answering questions and checking that our controls work.',
            'Managers at all levels make sure that those who report to them understand the policy and are trained in it. Everyone is invited to comment on it and to suggest how it could be better.',
          ],
        },
        {
          id: 'related-policies',
          heading: 'Related policies',
          paragraphs: ['This policy is to be read together with the following.'],
          bullets: [
            'Recruitment and selection policy, which covers identity and right to work checks for everyone',
            'Safeguarding policy, for adults and for children',
            [
              'Whistleblowing policy, which protects those who speak up; ',
              { text: 'summaries of both', to: paths.about },
              ' are on the page about us',
            ],
            'Equality, diversity and inclusion policy',
            'Anti-bribery and corruption policy',
            'Supplier code of conduct',
            [{ text: 'Privacy Policy', to: paths.privacy }, ', on how reports and personal data are handled'],
          ],
        },
        {
          id: 'compliance',
          heading: 'Compliance',
          paragraphs: [
            'You must read, understand and follow this policy. Preventing, detecting and reporting modern slavery is the responsibility of everyone who works for us or under our control. Avoid anything that might lead to a breach of it.',
            [
              'Tell your manager or write to ',
              { text: provider.companyCareEmail, to: `mailto:${provider.companyCareEmail}` },
              ' as soon as you suspect a breach, however early and however small. If someone is in immediate danger, ring 999. You can also ring the national Modern Slavery and Exploitation Helpline, free and at any hour, on ',
              { text: '08000\u00a0121\u00a0700', to: 'tel:+448000121700' },
              '.',
            ],
            'Signs to look out for are a worker who is not free to leave, whose papers are held by another, who is paid through someone else, who owes money for getting the job, or who seems afraid to speak.',
            'We support anyone who raises a real concern in good faith, even if they turn out to be mistaken. Nobody may be treated badly for it.',
          ],
        },
        {
          id: 'communications',
          heading: 'Communications',
          paragraphs: [
            'Training on this policy, and on the risk of modern slavery in care and in supply chains, is part of the induction of everyone who works for us. It is refreshed regularly.',
            'We tell suppliers, contractors and partners about our zero tolerance approach at the start of our business with them, and as appropriate after that. The policy is published on this site, where anyone can read it.',
          ],
        },
        {
          id: 'breaches',
          heading: 'Breaches',
          paragraphs: [
            'An employee who breaches this policy faces disciplinary action, which could mean dismissal for misconduct or gross misconduct.',
            'We may end our relationship with other people and organisations that work on our behalf if they breach it. Where a crime is suspected, we tell the police or the responsible authority, and we help those who were harmed to reach support.',
          ],
        },
        {
          id: 'annual-update',
          heading: 'Annual update',
          paragraphs: [
            'The board reviews this policy at least once a year, and sooner if the law or our business changes. Each review looks at the concerns raised, the suppliers assessed and the training completed.',
            `The policy is dated ${dated} and was updated in ${updated}. Version ${version} was approved by the board on ${approved}. A review that changes nothing leaves the version and its date as they are.`,
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
  ],
} satisfies PageContent;
