/** Under the privacy policy: the button that deletes what the site keeps in the browser. */
export const forgetDeviceCopy = {
  heading: 'Clear everything from this device',
  text: 'Deletes everything the site keeps in this browser, as listed above, and signs you out. What you have sent us stays with us.',
  button: 'Clear everything',
  confirmTitle: 'Clear everything?',
  confirmText:
    'What you typed and have not sent, chosen CVs, receipts, filters and saved vacancies go from this device. This cannot be undone.',
  done: 'Done. Nothing is kept on this device any more.',
} as const;
