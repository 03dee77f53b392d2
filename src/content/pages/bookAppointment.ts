import type { Action } from '@/content/types';
import { paths } from '@/lib/paths';

/** The way to an appointment, in a tab of its own so that the page about the care stays open. */
export const bookAppointment: Action = {
  label: 'Book Appointment',
  to: paths.contact,
  newTab: true,
};
