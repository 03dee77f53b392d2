import { deviceStorage } from '@/lib/storage';
import { COLOR_SCHEME_KEY, USERNAME_KEY } from '@/lib/storedKeys';

/** Before the first paint: a visitor's own colours, and no header of a guest for one who is signed in. */
export function showStoredLook(): void {
  const { dataset } = document.documentElement;
  const scheme = deviceStorage.get(COLOR_SCHEME_KEY);
  if (scheme === 'light' || scheme === 'dark') dataset.colorScheme = scheme;
  if (deviceStorage.get(USERNAME_KEY)) dataset.session = '';
}
