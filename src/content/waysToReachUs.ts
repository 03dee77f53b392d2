import { provider } from './provider';

export const byTelephone = { text: provider.telephone.text, to: provider.telephone.href };

export const byEmail = (address: string) => ({ text: address, to: `mailto:${address}` });

/** All of them, and what each is for. */
export const waysToReachUs = [
  { kind: 'telephone', label: 'Telephone', ...byTelephone },
  { kind: 'jobs', label: 'Jobs and staffing', ...byEmail(provider.recruitmentEmail) },
  { kind: 'homeCare', label: 'Care at home', ...byEmail(provider.homeCareEmail) },
  {
    kind: 'office',
    label: 'Office',
    text: provider.address.text,
    to: provider.address.mapsUrl,
    newTab: true,
  },
] as const;
