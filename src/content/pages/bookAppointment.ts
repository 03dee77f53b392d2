import { provider } from '@/content/provider';
import type { Action } from '@/content/types';
import { enquiryPath } from '@/lib/paths';

/** Opens in a new tab, so that the page about the care stays open. */
export const bookAppointment: Action = {
  label: 'Book Appointment',
  to: enquiryPath('Health Care'),
  newTab: true,
};

export const ringUs: Action = { label: `Ring ${provider.telephone.text}`, to: provider.telephone.href };
