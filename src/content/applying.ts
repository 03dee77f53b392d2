const MEGABYTE = 1024 * 1024;

/** The words of the application's dialogs, apart from the form's fields. */
export const applyingCopy = {
  title: 'Apply',
  loginText: "To apply for this job you'll need to login.",
  sessionEndedText:
    'Your sign-in has ended. Sign in again to send your application; nothing you typed is lost.',
  submit: 'Submit application',
  progress: (percent: number, bytesLeft: number) =>
    `Sending: ${percent}%, ${(bytesLeft / MEGABYTE).toFixed(1)} MB left`,
  notSent: 'Not sent. Kept on this device.',
  notSentNorKept: 'Not sent. It stays here only while this page is open.',
  stopped: 'Stopped. Nothing was sent, and everything is still here.',
  elsewhere: 'This application is being sent, or has been, from another tab.',
  sentElsewhere:
    'This application has been sent from another tab. Its receipt is on the page of the vacancy.',
  unanswered:
    'No answer reached this device. We may have your application: look for our email before you send it again.',
  slowLine: 'The connection is slow. We go on sending; you can wait, or cancel and send it later.',
  slowAnswer:
    'Everything has been sent, but there is no answer yet. We go on waiting, and you can stop: what you typed stays here.',
  onItsWay: 'Your application is on its way and can no longer be stopped.',
  stillSending: 'Your application is still being sent. To stop it, press Cancel, the cross at the top.',
  prefilled: 'Filled in with what you last sent from this device.',
  cleared: 'The form was cleared.',
} as const;
