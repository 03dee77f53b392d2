import * as deviceStorage from './storage';
import { COLOR_SCHEME_KEY } from './storedKeys';

/** What a visitor can choose: the colours of their device (the default), or always the same. */
export const COLOR_SCHEMES = ['device', 'light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

const listeners = new Set<() => void>();

/** The choice on the device; rubbish counts as none. */
export function readColorScheme(): ColorScheme {
  const stored = deviceStorage.get(COLOR_SCHEME_KEY);
  return COLOR_SCHEMES.find((scheme) => scheme === stored) ?? 'device';
}

/** Whether the page is shown dark now, by choice or by the device. */
export const isDarkTheme = (): boolean =>
  (document.documentElement.dataset.colorScheme ?? deviceScheme()) === 'dark';

const deviceScheme = () => (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** Keeps the choice and shows it at once, even where it cannot be kept. */
export function chooseColorScheme(scheme: ColorScheme): void {
  if (scheme === 'device') deviceStorage.remove(COLOR_SCHEME_KEY);
  else deviceStorage.set(COLOR_SCHEME_KEY, scheme);
  show(scheme);
  for (const listener of listeners) listener();
}

/** Calls back when the choice changes, in this tab or another. Gives what stops it. */
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
}
