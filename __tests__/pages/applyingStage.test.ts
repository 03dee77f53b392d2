import { nextStage, type ApplyingEvent, type ApplyingStage } from '@/pages/applyingStage';
import { makePdf } from '@test/fixtures';

const application = {
  fullName: 'Ada Example',
  email: 'ada@candidate.example',
  phoneNumber: '',
  message: 'Ten years of nights.',
  resume: makePdf(),
};
const sessionEnded: ApplyingEvent = { type: 'sessionEnded', application };

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

describe('a session that ends while the application is sent', () => {
  const sent: ApplyingEvent[] = [{ type: 'applyPressed', isSignedIn: true }, { type: 'submitted' }];

  test('asks to sign in again, keeps the application, and sends it', () => {
    expect(nextStage({ name: 'sending' }, sessionEnded)).toEqual({ name: 'signingInAgain', application });
    expect(stagesAfter(...sent, sessionEnded, { type: 'signedIn' }, { type: 'acknowledged' })).toEqual([
      'fillingIn',
      'sending',
      'signingInAgain',
      'sending',
      'sent',
    ]);
  });

  test('leads back to the form when signing in is cancelled, or the second try fails', () => {
    expect(stagesAfter(...sent, sessionEnded, { type: 'failed' }).at(-1)).toBe('fillingIn');
    expect(stagesAfter(...sent, sessionEnded, { type: 'signedIn' }, { type: 'failed' }).at(-1)).toBe(
      'fillingIn',
    );
  });
});

test.each(['acknowledged', 'failed'] as const)('a form closed while it was sent stays closed: %s', (type) => {
  expect(nextStage({ name: 'closed' }, { type })).toEqual({ name: 'closed' });
});
