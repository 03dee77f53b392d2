import { clock } from '@/lib/time/dateFormats';

/** The words of the lines that accompany a visit from page to page. */
export const wayBackCopy = {
  label: 'Your vacancy',
  link: (title: string) => (title ? `Back to ${title}` : 'Back to the vacancy you were looking at'),
  close: 'Close this line',
} as const;

export const sharedComputerCopy = {
  label: 'This is a shared computer',
  help: 'We clear your details from it when you log out, when you close the browser, or after 15 minutes away.',
  warningTitle: 'Are you still there?',
  warning: (at: number) =>
    `Nobody has used this page for 14 minutes. At ${clock(at)} you will be signed out and what you typed here cleared.`,
  stay: 'Stay signed in',
  noteLabel: 'Shared computer',
  wiped: {
    loggedOut: 'You are logged out, and everything we kept on this computer has been cleared.',
    idle: 'Nobody used this page for 15 minutes, so you were signed out and everything was cleared.',
  },
  close: 'Close this line',
} as const;
