import { provider } from './provider';
import { byEmail, byTelephone } from './waysToReachUs';

/** Above the estimate of a nurse's pay. */
export const weekPay = {
  heading: 'What a week pays',
  lead: 'For nurses: choose your band, shifts and hours to see a week’s pay, by PAYE and through an umbrella company.',
};

/** In its place, where JavaScript is off. */
export const weekPayWithoutScript = {
  text: 'The calculator needs JavaScript. Without it, tell us your band and shifts, and we will work it out:',
  ways: [byTelephone, byEmail(provider.recruitmentEmail)],
};
