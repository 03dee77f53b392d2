// What the mail about an application says of its CV. The mail is queued with CV_ATTACHED; if it goes out without the CV,
// startOutbox replaces that sentence.
export const CV_ATTACHED = 'Their CV is attached.';
export const CV_UNSCANNED =
  'Their CV is not attached: the virus scanner does not answer, so the file has not been checked. "npm run inbox" saves it.';
export const CV_INFECTED = 'Their CV is not attached: a virus was found in it. Ask them for another copy.';
