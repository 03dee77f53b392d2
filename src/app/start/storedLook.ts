import * as deviceStorage from '@/lib/storage';
import { APPLIED_PREFIX, COLOR_SCHEME_KEY, USERNAME_KEY } from '@/lib/storedKeys';

/** Before the first paint: a visitor's own colours, no header of a guest for one who is signed in, no way to apply twice. */
export function showStoredLook(): void {
  const { dataset } = document.documentElement;
  const scheme = deviceStorage.get(COLOR_SCHEME_KEY);
  if (scheme === 'light' || scheme === 'dark') dataset.colorScheme = scheme;
  if (deviceStorage.get(USERNAME_KEY)) dataset.session = '';
  const lastPart = window.location.pathname.split('/').at(-1);
  if (deviceStorage.get(`${APPLIED_PREFIX}${lastPart}`)) dataset.applied = '';
}
