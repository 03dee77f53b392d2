/** Under the privacy policy: the button that deletes what the site keeps in the browser. */
export const forgetDeviceCopy = {
  heading: 'Clear everything from this device',
  // The device's cookie is hidden from scripts: see `lib/device/keptThings`.
  text: 'Signs you out and deletes what the site keeps in this browser, as listed above. One cookie stays, the one that knows your device again: delete it in your browser’s settings. What you have sent us stays with us.',
  button: 'Clear everything',
  confirmTitle: 'Clear everything?',
  confirmText:
    'What you typed and have not sent, chosen CVs, receipts, filters and saved vacancies go from this device. This cannot be undone.',
  done: 'Done. If you have signed in here, the cookie that knows your device again is all that is left.',
} as const;
