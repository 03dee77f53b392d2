/** @jest-environment node */
import {
  acknowledged,
  applyingSlice,
  applyPressed,
  cancelPressed,
  closeAsked,
  notSent,
  pageLeft,
  selectReference,
  sessionChanged,
  sessionEnded,
  signInCancelled,
  submitted,
  uploaded,
  type ApplyingState,
} from '@/features/applying/applyingSlice';

const guest = { isAuthenticated: false, username: '' };
const ada = { isAuthenticated: true, username: 'Adaeze', account: 'ada@candidate.example' };
const ben = { isAuthenticated: true, username: 'Ben', account: 'ben@candidate.example' };
const here = { jobId: '7' };
const there = { jobId: '8' };
const yes = acknowledged({ ...here, reference: 'LC-7' });
const pressedBy = (session: typeof ada | typeof guest) => applyPressed({ ...here, session });

type Event = Parameters<typeof applyingSlice.reducer>[1];
const after = (...events: Event[]): ApplyingState =>
  events.reduce(applyingSlice.reducer, applyingSlice.getInitialState());
/** The stages that these events lead through, from a closed form. */
const stagesAfter = (...events: Event[]) =>
  events.map((_, index) => after(...events.slice(0, index + 1)).stage);

const sending = [pressedBy(ada), submitted()];

test('a guest signs in, fills in the form, and it is sent', () => {
  expect(
    stagesAfter(pressedBy(guest), sessionChanged(ada), submitted(), uploaded(here), yes, closeAsked(here)),
  ).toEqual(['signingIn', 'fillingIn', 'sending', 'awaitingAnswer', 'sent', 'closed']);
});

test('a visitor who is signed in comes to the form at once', () => {
  expect(stagesAfter(pressedBy(ada))).toEqual(['fillingIn']);
});

test('a guest who will not sign in is back at the vacancy, and a late answer opens nothing', () => {
  expect(stagesAfter(pressedBy(guest), signInCancelled(), sessionChanged(ada))).toEqual([
    'signingIn',
    'closed',
    'closed',
  ]);
});

describe('a session that ends while the application is sent', () => {
  const ended = [...sending, uploaded(here), sessionEnded(here), sessionChanged(guest)];

  test('asks to sign in again, and then it is sent again', () => {
    expect(stagesAfter(...ended, sessionChanged(ada), yes).slice(3)).toEqual([
      'signingInAgain',
      'signingInAgain',
      'sending',
      'sent',
    ]);
  });

  test('leads back to the form when signing in is cancelled, or the second try fails', () => {
    expect(after(...ended, signInCancelled()).stage).toBe('fillingIn');
    expect(after(...ended, sessionChanged(ada), notSent(here)).stage).toBe('fillingIn');
  });

  test('opens their own form for somebody else who signs in', () => {
    expect(after(...ended, sessionChanged(ben))).toMatchObject({ stage: 'fillingIn', owner: ben });
  });
});

test('a form closes when its owner logs out or somebody else signs in, but not while it is sent', () => {
  expect(after(pressedBy(ada), sessionChanged(guest)).stage).toBe('closed');
  expect(after(pressedBy(ada), sessionChanged(ben)).stage).toBe('closed');
  expect(after(pressedBy(ada), sessionChanged(ada)).stage).toBe('fillingIn');
  expect(after(...sending, sessionChanged(guest)).stage).toBe('sending');
});

test('a form that is being sent stays open and says so, until its answer has come', () => {
  expect(after(...sending, closeAsked(here))).toMatchObject({ stage: 'sending', isLeaveRefused: true });
  // What the thunk can still stop ends with `notSent`.
  expect(after(...sending, cancelPressed())).toMatchObject({ stage: 'sending', isLeaveRefused: false });
  const tooLate = [...sending, uploaded(here), cancelPressed()];
  expect(after(...tooLate)).toMatchObject({ stage: 'awaitingAnswer', isLeaveRefused: true });
  expect(after(...tooLate, notSent(here))).toMatchObject({ stage: 'fillingIn', isLeaveRefused: false });
});

test('a form that was cancelled while it was checked is not sent', () => {
  expect(stagesAfter(pressedBy(ada), cancelPressed(), submitted())).toEqual([
    'fillingIn',
    'closed',
    'closed',
  ]);
});

test('what was sent from here is known to be, until Apply is pressed again', () => {
  const sent = [...sending, yes];
  expect(selectReference({ applying: after(...sent, closeAsked(here)) })).toBe('LC-7');
  expect(selectReference({ applying: after(...sent, closeAsked(here), pressedBy(ada)) })).toBeUndefined();
});

test('an answer that comes after the page was left opens nothing', () => {
  for (const late of [yes, notSent(here), sessionEnded(here), uploaded(here)])
    expect(after(...sending, pageLeft(here), late).stage).toBe('closed');
});

test('what comes late of one vacancy does not touch the form of another', () => {
  const other = [...sending, pageLeft(here), applyPressed({ ...there, session: ada }), submitted()];
  for (const late of [yes, notSent(here), sessionEnded(here), uploaded(here), closeAsked(here)])
    expect(after(...other, late)).toEqual(after(...other));
});
