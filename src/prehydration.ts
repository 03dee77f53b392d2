// Inlined into the <head> of every page and run before the first paint. The HTML is complete without script, so the site's script
// comes after the first view; until it has hydrated the page, this queues presses of buttons.
import { LOAD_FAILURE_ID, ONE_MOMENT } from '@/content/loadFailure';
import { paths } from '@/lib/paths';
import { retry } from '@/lib/retry';
import * as deviceStorage from '@/device/storage';
import { APPLIED_PREFIX, COLOR_SCHEME_KEY, FONTS_KEY, USERNAME_KEY } from '@/device/storedKeys';
import { applyTimeOfDay } from '@/lib/time/timeOfDay';
import { wait } from '@/lib/wait';

/** Upper limit: the script starts this long after the HTML has been parsed, even if a picture hangs. */
const MAX_DELAY_MS = 2000;
/** docs/behaviour.md, section 9; webpack's `chunkLoadTimeout` is the same for later chunks. */
const LOAD_TIMEOUT_MS = 120_000;

// What styles read from the attributes of <html>. The first is in src/index.html, the others are set here.
// data-fonts: the web fonts may be used. Taken away on a first visit until app/theme/fonts has loaded them, then it stays.
// data-color-scheme: light or dark, if the visitor has chosen. ColorSchemeSelect changes it, or removes it for "Match my device".
// data-time: dawn, day, dusk or night. It stays; lib/time/timeOfDay sets it again when the colours change.
// data-session: somebody is signed in, so "Sign In" is hidden. Removed by app/Hydrated.
// data-applied: the vacancy has been applied for, so "Apply Now" is hidden. Removed by app/Hydrated.
// data-loading: sections out of view are not laid out. Removed by app/Hydrated. Not set on Back and reload, where the browser needs the
// full height to restore the scroll position.
const html = document.documentElement;

try {
  applyStoredPreferences();
  if (location.pathname === paths.home) preloadStreet();
} catch (error) {
  // Only looks depend on this; the script is loaded all the same.
  console.error(error);
}
const pressed = new Set<HTMLButtonElement>();
const oneMoment = Object.assign(document.createElement('p'), {
  role: 'alert',
  className: 'foot-line',
  textContent: ONE_MOMENT,
});
void queuePresses();
void loadScripts();

/** The visitor's colours, fonts and time of day; hides "Sign In" from those who are signed in, and "Apply Now" from those who have applied. */
function applyStoredPreferences(): void {
  const { dataset } = html;
  const scheme = deviceStorage.get(COLOR_SCHEME_KEY);
  if (scheme === 'light' || scheme === 'dark') dataset.colorScheme = scheme;
  applyTimeOfDay();
  if (!deviceStorage.get(FONTS_KEY)) delete dataset.fonts;
  if (deviceStorage.get(USERNAME_KEY)) dataset.session = '';
  const [, , id] = location.pathname.split('/');
  if (deviceStorage.get(`${APPLIED_PREFIX}${id}`)) dataset.applied = '';
  const [visit] = performance.getEntriesByType('navigation');
  if (visit && 'type' in visit && visit.type === 'navigate' && !location.hash) dataset.loading = '';
}

/** A CSS background, which the browser would find only after layout: LCP would be 1.4 times that without script. */
function preloadStreet(): void {
  const href = `/images/street-${html.dataset.time}.svg`;
  const link = { rel: 'preload', as: 'image', fetchPriority: 'low', href };
  document.head.append(Object.assign(document.createElement('link'), link));
}

/** Queues the buttons that are pressed before they do anything, and says that they were; presses them again on the hydrated page. */
async function queuePresses(): Promise<void> {
  const queue = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    if (failureLine()?.hidden === false) return;
    pressed.add(button);
    button.ariaBusy = 'true';
    document.body.append(oneMoment);
  };
  addEventListener('click', queue, true);
  // Dispatched by app/Hydrated.
  await nextEvent('hydrated');
  const line = failureLine();
  if (line) line.hidden = true;
  oneMoment.remove();
  removeEventListener('click', queue, true);
  for (const button of pressed) {
    button.ariaBusy = null;
    if (button.isConnected) button.click();
    // React has drawn a translated page anew, at the latest with this click.
    if (!button.isConnected) successorOf(button)?.click();
  }
}

const successorOf = (button: HTMLButtonElement) =>
  [...document.querySelectorAll('button')].find((each) => nameOf(each) === nameOf(button));

/** The words of a form's button may be translated by now. */
const nameOf = ({ form, type, ariaLabel, textContent }: HTMLButtonElement) =>
  form?.ariaLabel ? `${form.ariaLabel} ${type} ${ariaLabel}` : (ariaLabel ?? textContent);

/**
 * Loads the scripts that the page names, at the same time: after the first view, or as soon as the visitor makes a move. A move of
 * the pointer is none: Chromium dispatches one whenever a page is laid out under it.
 */
async function loadScripts(): Promise<void> {
  const firstMove = Promise.race(['pointerdown', 'wheel', 'keydown'].map(nextEvent));
  await nextEvent('DOMContentLoaded');
  // A busy browser fires the load event before it has painted anything. The second frame after both has painted all of the first view.
  const firstViewPainted = nextEvent('load').then(firstPaint).then(nextFrame).then(nextFrame);
  // Not every browser can tell of the first paint.
  await Promise.race([firstMove, firstViewPainted, wait(MAX_DELAY_MS)]).catch(() => undefined);
  const { scripts } = document.body.dataset;
  // The dev server's page holds its script itself.
  if (!scripts) return;
  const timer = setTimeout(showLoadFailure, LOAD_TIMEOUT_MS);
  // Dispatched by main.ts and app/PageTrouble.
  void nextEvent('hydrationfailed').then(showLoadFailure);
  try {
    await Promise.all(scripts.split(' ').map(run));
  } catch (error) {
    console.error(error);
    showLoadFailure();
  }
  clearTimeout(timer);
}

function nextEvent(type: string): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener(type, resolve, { once: true });
  });
}

function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}

function firstPaint(): Promise<unknown> {
  return new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
}

/** Each attempt has an address of its own: browsers remember the failure of an import. */
const run = (script: string) =>
  retry((attempt) => import(/* webpackIgnore: true */ attempt ? `${script}?${attempt}` : script));

/** Tells the visitor that the page has not loaded, and forgets what was pressed. */
function showLoadFailure(): void {
  const line = failureLine();
  if (line) line.hidden = false;
  oneMoment.remove();
  for (const button of pressed) button.ariaBusy = null;
  pressed.clear();
}

const failureLine = () => document.getElementById(LOAD_FAILURE_ID);
