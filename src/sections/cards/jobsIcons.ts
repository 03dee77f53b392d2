import { BadgeCheck, Banknote, BookUser, Globe, IdCard, Stethoscope } from 'lucide-react';

/** The icons of the cards on the pages with lists, which are close to their limit of script: the others are 0.6 KB. */
export const jobsIcons = {
  badgeCheck: BadgeCheck,
  banknote: Banknote,
  globe: Globe,
  idCard: IdCard,
  passport: BookUser,
  stethoscope: Stethoscope,
};
