import { provider } from './provider';

export const byTelephone = { text: provider.telephone.text, to: provider.telephone.href };

export const byEmail = (address: string) => ({ text: address, to: `mailto:${address}` });
