// Inlined into the <head> of every page and run before the first paint. The HTML is complete without script, so the site's script
// comes after the first view; until it has hydrated the page, this keeps what the visitor does.
import { loadFailure } from '@/content/loadFailure';
import { retry } from '@/lib/retry';
import * as deviceStorage from '@/lib/storage';
import { APPLIED_PREFIX, COLOR_SCHEME_KEY, USERNAME_KEY } from '@/lib/storedKeys';
import { wait } from '@/lib/wait';

/** Script starts this long after the HTML has been parsed, even if a picture hangs. */
const LONGEST_DELAY = 2000;
/** Specification section 9; webpack's `chunkLoadTimeout` is the same for later chunks. */
const LOAD_TIMEOUT = 120_000;
const FAILURE_ID = 'load-failure';
const moves = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];

const parsed = nextEvent('DOMContentLoaded');
const loaded = nextEvent('load');
const moved = Promise.race(moves.map(nextEvent));

applyStoredPreferences();
window.releasePresses = holdPresses();
void parsed.then(async () => {
  await Promise.race([moved, loaded.then(whenIdle), wait(LONGEST_DELAY)]);
  await loadScripts(document.body.dataset.scripts);
});

function nextEvent(type: string): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener(type, resolve, { capture: true, once: true, passive: true });
  });
}

function whenIdle(): Promise<unknown> {
  // Safari has no requestIdleCallback.
  return 'requestIdleCallback' in window ? new Promise((resolve) => requestIdleCallback(resolve)) : wait(200);
}

/** The visitor's colours; hides "Sign In" from those who are signed in, and "Apply Now" from those who have applied. */
function applyStoredPreferences(): void {
  const { dataset } = document.documentElement;
  const scheme = deviceStorage.get(COLOR_SCHEME_KEY);
  if (scheme === 'light' || scheme === 'dark') dataset.colorScheme = scheme;
  if (deviceStorage.get(USERNAME_KEY)) dataset.session = '';
  const lastPart = location.pathname.split('/').at(-1);
  if (deviceStorage.get(`${APPLIED_PREFIX}${lastPart}`)) dataset.applied = '';
}

/** Until React answers, a button would do nothing: keeps each that is pressed, once. Returns what ends this and gives them. */
function holdPresses(): () => Iterable<HTMLElement> {
  const pressed = new Set<HTMLElement>();
  const hold = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('#root button');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    pressed.add(button);
  };
  addEventListener('click', hold, true);
  return () => {
    removeEventListener('click', hold, true);
    return pressed;
  };
}

/** Loads and runs all scripts that the page names, in any order: the last one to arrive starts the site. */
async function loadScripts(scripts?: string): Promise<void> {
  // The dev server's page holds its script itself.
  if (!scripts) return;
  const timer = setTimeout(showLoadFailure, LOAD_TIMEOUT);
  try {
    // Another address for another attempt: browsers remember the failure of an import.
    await Promise.all(
      scripts
        .split(' ')
        .map((script) =>
          retry((attempt) => import(/* webpackIgnore: true */ attempt ? `${script}?${attempt}` : script)),
        ),
    );
    document.getElementById(FAILURE_ID)?.remove();
  } catch (error) {
    console.error(error);
    showLoadFailure();
  }
  clearTimeout(timer);
}

/** Says that the script has not come. There is no theme and no toast yet. */
function showLoadFailure(): void {
  const note = document.createElement('p');
  const button = document.createElement('button');
  note.id = FAILURE_ID;
  note.role = 'alert';
  note.style.cssText = 'position:fixed;inset:auto 0 0;margin:0;padding:16px;color:#fff;background:#10243a';
  button.textContent = loadFailure.retry;
  button.style.cssText = 'min-height:44px;margin-left:16px;padding:0 16px;font:inherit';
  button.addEventListener('click', () => location.reload());
  note.append(loadFailure.text, button);
  document.body.append(note);
}
