import type { Config } from '@server/config/readConfig';

/** The provider and the site's address, from the configuration. */
export type MailSettings = { providerName: string; providerEmail: string; siteUrl: string };

/** The part of the configuration that messages need. The provider's name is that of the sender of all mail. */
export function mailSettings({ mailFrom, mailTo, siteUrl }: Config): MailSettings {
  const name = mailFrom.includes('<') ? mailFrom.slice(0, mailFrom.indexOf('<')) : '';
  return {
    providerName: name.replaceAll('"', '').trim() || new URL(siteUrl).hostname,
    providerEmail: mailTo,
    siteUrl,
  };
}
