/** @jest-environment node */
import {
  acknowledged,
  applyingSlice,
  applyPressed,
  closeAsked,
  notSent,
  pageLeft,
  selectReference,
  sessionChanged,
  sessionEnded,
  signInCancelled,
  submitted,
  type ApplyingState,
} from '@/features/applying/applyingSlice';

import { signedIn as signedInAs } from '@test/session';

const here = { jobId: '7' };
const there = { jobId: '8' };
const yes = acknowledged({ ...here, title: 'Porter', account: 'ada', reference: 'LW-7', sentAt: 1 });
const pressedByGuest = applyPressed({ ...here, isSignedIn: false });
const pressed = applyPressed({ ...here, isSignedIn: true });
const signedIn = sessionChanged({ isOver: false });
const loggedOut = sessionChanged({ isOver: true });

type Event = Parameters<typeof applyingSlice.reducer>[1];
const after = (...events: Event[]): ApplyingState =>
  events.reduce(applyingSlice.reducer, applyingSlice.getInitialState());
/** The stages that these events lead through, from a closed form. */
const stagesAfter = (...events: Event[]) =>
  events.map((_, index) => after(...events.slice(0, index + 1)).stage);

const sending = [pressed, submitted()];

test('a guest signs in, fills in the form, and it is sent', () => {
  expect(stagesAfter(pressedByGuest, signedIn, submitted(), yes, closeAsked(here))).toEqual([
    'signingIn',
    'fillingIn',
    'sending',
    'sent',
    'closed',
  ]);
});

test('a guest who will not sign in is back at the vacancy, and a late answer opens nothing', () => {
  const cancelled = signInCancelled({ isSignedIn: false });
  expect(stagesAfter(pressedByGuest, cancelled, signedIn)).toEqual(['signingIn', 'closed', 'closed']);
});

test('a server that does not know a sign-in that has just succeeded is not asked to sign in again at once', () => {
  const signIn = signedInAs('Ada');
  const lost = [signIn, ...sending, sessionEnded(here)];
  expect(after(...lost)).toMatchObject({ stage: 'fillingIn', signIn: 'lost' });
  const again = [...lost, submitted(), sessionEnded(here)];
  expect(after(...again).stage).toBe('signingIn');
  expect(after(...again, signIn, signedIn, submitted(), sessionEnded(here)).signIn).toBe('lost');
  const known = [signIn, ...sending, yes, pressed, submitted()];
  expect(after(...known, sessionEnded(here)).stage).toBe('signingIn');
});

test('a form closes when its owner logs out, but not what says that it was sent', () => {
  expect(after(pressed, signedIn).stage).toBe('fillingIn');
  for (const open of [[pressed], sending, [...sending, sessionEnded(here)]])
    expect(after(...open, loggedOut).stage).toBe('closed');
  expect(after(...sending, yes, loggedOut).stage).toBe('sent');
});

test('what was sent from here is known to be, until Apply is pressed again', () => {
  const sent = [...sending, yes];
  expect(selectReference({ applying: after(...sent, closeAsked(here)) })).toBe('LW-7');
  expect(selectReference({ applying: after(...sent, closeAsked(here), pressed) })).toBeUndefined();
});

test('an answer that comes after the page was left opens nothing', () => {
  for (const late of [yes, notSent(here), sessionEnded(here)])
    expect(after(...sending, pageLeft(here), late).stage).toBe('closed');
});

test('what comes late of one vacancy does not touch the form of another', () => {
  const other = [...sending, pageLeft(here), applyPressed({ ...there, isSignedIn: true }), submitted()];
  for (const late of [yes, notSent(here), sessionEnded(here), closeAsked(here)])
    expect(after(...other, late)).toEqual(after(...other));
});
