/** Under the privacy policy: the button that deletes what the site keeps in the browser. */
export const forgetDeviceCopy = {
  heading: 'Forget everything on this device',
  text: 'Deletes all that the site keeps in this browser, as listed above, and signs you out. What you have sent to us stays with us.',
  button: 'Forget everything',
  confirmTitle: 'Forget everything?',
  confirmText:
    'What you typed and have not sent, chosen CVs, receipts, filters and saved vacancies go from this device. This cannot be undone.',
  done: 'Done. Nothing is kept on this device any more.',
} as const;
