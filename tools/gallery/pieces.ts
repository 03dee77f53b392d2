import { features } from './features';
import { forms } from './forms';
import { sections } from './sections';
import type { Pieces } from './scene';
import { ui } from './ui';

export const pieces: Pieces = { ...ui, ...forms, ...sections, ...features };

/** Those that fill the screen or read the address and the time of day: shown in one state at a time. */
const alone = [
  'AppDialog',
  'ApplyDialogs',
  'FilterDrawer',
  'ForgetDialog',
  'Hero',
  'LoginDialog',
  'ReceiptsDialog',
  'Toaster',
];

/** What is shown at once: a component in all its states, or in one. */
export const shots = Object.entries(pieces).flatMap(([piece, states]) => {
  if (!alone.includes(piece)) return { title: piece, query: String(new URLSearchParams({ piece })) };
  return Object.keys(states).map((state) => ({
    title: `${piece}: ${state}`,
    query: String(new URLSearchParams({ piece, state })),
  }));
});
