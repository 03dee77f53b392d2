import { provider } from './provider';

const mail = (address: string) => ({ text: address, to: `mailto:${address}` });
const telephone = { text: provider.telephone.text, to: provider.telephone.href };

/** What stands in place of a form where JavaScript is off: the other ways to the same end. */
export const withoutScript = {
  enquiry: {
    text: 'Without JavaScript, call or write to us:',
    ways: [telephone, mail(provider.companyCareEmail)],
  },
  account: {
    text: 'Accounts need JavaScript, which is off in your browser. You can apply without one: call us, or send us your CV with the title of the vacancy:',
    ways: [telephone, mail(provider.recruitmentEmail)],
  },
} as const;
