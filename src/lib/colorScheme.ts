import * as deviceStorage from './device/storage';
import { COLOR_SCHEME_KEY } from './device/storedKeys';
import { applyTimeOfDay } from './time/timeOfDay';

/** What a visitor can choose: to follow the device (the default), or always light or dark. */
export const COLOR_SCHEMES = ['device', 'light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

const listeners = new Set<() => void>();

/** The stored choice; an invalid one counts as none. */
export function readColorScheme(): ColorScheme {
  const stored = deviceStorage.get(COLOR_SCHEME_KEY);
  return COLOR_SCHEMES.find((scheme) => scheme === stored) ?? 'device';
}

/** Stores the choice and applies it at once, even where it cannot be stored. */
export function chooseColorScheme(scheme: ColorScheme): void {
  if (scheme === 'device') deviceStorage.remove(COLOR_SCHEME_KEY);
  else deviceStorage.set(COLOR_SCHEME_KEY, scheme);
  show(scheme);
  for (const listener of listeners) listener();
}

/** Calls back when the choice changes, in this tab or another. Returns what unsubscribes. */
export function onColorSchemeChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && key !== COLOR_SCHEME_KEY) return;
    show(readColorScheme());
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function show(scheme: ColorScheme): void {
  const { dataset } = document.documentElement;
  if (scheme === 'device') delete dataset.colorScheme;
  else dataset.colorScheme = scheme;
  applyTimeOfDay();
}
