import { hasOwnBackend } from '@/lib/config';

/** Under the privacy policy: the button that deletes what the site keeps in the browser. */
export const forgetDeviceCopy = {
  id: 'clear-this-device',
  picture: { src: '/images/scene-curtains.svg', alt: '', width: 480, height: 420 },
  heading: 'On somebody else’s computer?',
  // The device's cookie is hidden from scripts: see `device/storageRegistry`. Only this project's own backend sets it.
  text: `The button below signs you out and deletes drafts, saved vacancies, receipts and remembered details from this device. It does not withdraw anything you have sent us.${hasOwnBackend ? ' One cookie stays, lindenway_device: delete it in your browser’s settings.' : ''}`,
  withoutScript:
    'The button needs JavaScript. Without it, delete this site’s data in your browser’s settings.',
  button: 'Clear this site from this device',
  confirmTitle: 'Clear this site from this device?',
  confirmText:
    'This signs you out and deletes unsent forms, chosen CVs, receipts, filters, saved vacancies and remembered details from this device. It cannot be undone.',
  keep: 'Keep everything',
  done: hasOwnBackend
    ? 'Done. If you have signed in here, the cookie that knows your device again is all that is left.'
    : 'Done. Nothing is left.',
} as const;
