import { paths } from '@/lib/paths';
import { provider } from './provider';
import { retentionPeriod } from './retention';

/** One line beside each form that asks for personal data. Its link opens a new tab, so that the form keeps what is typed. */
export const privacyNotices = {
  link: { label: 'How we look after your data', to: paths.privacy },
  enquiry: `${provider.name} uses this only to answer you, and deletes it after ${retentionPeriod}.`,
  account: 'We use these details to run your account, and never pass them to advertisers.',
  application: `Only our recruiters see this, and a client whose role you agree to. We delete it after ${retentionPeriod}.`,
} as const;
