import type { Config } from '@server/config';
import type { MailSetting } from './messages';

/** What messages need of the configuration; the provider is called as the sender of all mail is. */
export function mailSetting({ mailFrom, mailTo, siteUrl }: Config): MailSetting {
  const name = mailFrom.includes('<') ? mailFrom.slice(0, mailFrom.indexOf('<')) : '';
  return {
    providerName: name.replaceAll('"', '').trim() || new URL(siteUrl).hostname,
    providerEmail: mailTo,
    siteUrl,
  };
}
