/** @jest-environment node */
import { nextStage, type ApplyingEvent, type ApplyingStage } from '@/pages/applying/applyingStage';
import { makePdf } from '@test/fixtures';

const application = {
  fullName: 'Ada Example',
  email: 'ada@candidate.example',
  phoneNumber: '',
  message: 'Ten years of nights.',
  resume: makePdf(),
};
const unsent = { application, onSent: () => undefined };
const sessionEnded: ApplyingEvent = { type: 'sessionEnded', ...unsent };
const failed: ApplyingEvent = { type: 'notSent', notice: 'failed' };

/** The stages that these events lead through, from a closed form. */
function stagesAfter(...events: ApplyingEvent[]): string[] {
  let stage: ApplyingStage = { name: 'closed' };
  return events.map((event) => (stage = nextStage(stage, event)).name);
}

test('a guest signs in, fills in the form, and it is sent', () => {
  expect(
    stagesAfter(
      { type: 'applyPressed', isSignedIn: false },
      { type: 'signedIn' },
      { type: 'submitted' },
      { type: 'acknowledged' },
      { type: 'closed' },
    ),
  ).toEqual(['signingIn', 'fillingIn', 'sending', 'sent', 'closed']);
});

test('a visitor who is signed in comes to the form at once', () => {
  expect(stagesAfter({ type: 'applyPressed', isSignedIn: true })).toEqual(['fillingIn']);
});

test('a guest who will not sign in is back at the vacancy', () => {
  expect(stagesAfter({ type: 'applyPressed', isSignedIn: false }, { type: 'closed' })).toEqual([
    'signingIn',
    'closed',
  ]);
});

test('an answer to a sign-in that has been cancelled opens nothing', () => {
  expect(
    stagesAfter({ type: 'applyPressed', isSignedIn: false }, { type: 'closed' }, { type: 'signedIn' }),
  ).toEqual(['signingIn', 'closed', 'closed']);
});

describe('a session that ends while the application is sent', () => {
  const sent: ApplyingEvent[] = [{ type: 'applyPressed', isSignedIn: true }, { type: 'submitted' }];

  test('asks to sign in again, keeps the application, and sends it', () => {
    expect(nextStage({ name: 'sending' }, sessionEnded)).toEqual({
      name: 'signingInAgain',
      ...unsent,
    });
    expect(stagesAfter(...sent, sessionEnded, { type: 'signedIn' }, { type: 'acknowledged' })).toEqual([
      'fillingIn',
      'sending',
      'signingInAgain',
      'sending',
      'sent',
    ]);
  });

  test('leads back to the form when signing in is cancelled, or the second try fails', () => {
    expect(stagesAfter(...sent, sessionEnded, failed).at(-1)).toBe('fillingIn');
    expect(stagesAfter(...sent, sessionEnded, { type: 'signedIn' }, failed).at(-1)).toBe('fillingIn');
  });
});

test('a form that is being sent cannot be closed', () => {
  expect(nextStage({ name: 'sending' }, { type: 'closed' })).toEqual({ name: 'sending' });
});

test('a form that was not sent says why', () => {
  expect(nextStage({ name: 'sending' }, failed)).toEqual({ name: 'fillingIn', notice: 'failed' });
  expect(nextStage({ name: 'fillingIn', notice: 'failed' }, { type: 'submitted' })).toEqual({
    name: 'sending',
  });
});

test('a form that was cancelled while it was being checked is not sent', () => {
  expect(nextStage({ name: 'closed' }, { type: 'submitted' })).toEqual({ name: 'closed' });
});
