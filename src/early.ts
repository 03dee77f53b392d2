// Stands in every page itself and runs before the first paint; the rest of the script comes when it is wanted.
import { holdEarlyPress } from '@/app/start/earlyPress';
import { showFirstViewFirst } from '@/app/start/firstView';
import { RETRY_MILLISECONDS, showLoadTrouble } from '@/app/start/loadTrouble';
import { showStoredLook } from '@/app/start/storedLook';
import { wait, whenIdle, whenParsed, whenShown, whenTouched } from '@/app/start/whenWanted';

/** Specification section 9. */
const LOAD_MILLISECONDS = 120_000;
/** Faces that take longer do not hold up the script. */
const FACES_MILLISECONDS = 3000;

showStoredLook();
const wholePageShown = showFirstViewFirst();
window.earlyPress = holdEarlyPress();
void startWhenWanted();

/** A prerendered page is complete without script, which therefore waits until the browser is idle or the visitor does something. */
async function startWhenWanted(): Promise<void> {
  const { session } = document.documentElement.dataset;
  const touched = whenTouched();
  await whenParsed();
  const { route, scripts = '' } = document.getElementById('root')?.dataset ?? {};
  // A signed-in visitor's header is not the prerendered one: no waiting then.
  const canWait = route !== undefined && session === undefined;
  const [main = '', ...others] = scripts.split(' ');
  // The last one uses what the others have brought.
  const addresses = [...others, main];
  if (canWait) await Promise.race([touched, whenShown().then(whenIdle)]);
  for (const address of addresses) {
    preload(address);
    await wait();
  }
  if (canWait) await Promise.race([touched, wholePageShown.then(whenIdle), wait(FACES_MILLISECONDS)]);
  for (const address of addresses) {
    await run(address);
    await wait();
  }
}

function preload(address: string): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href: address }),
  );
}

/**
 * Runs a script. One that does not come is asked for again until it does; until all are there, links still lead on and what
 * is typed is kept.
 */
async function run(address: string, attempt = 0): Promise<void> {
  try {
    // Browsers remember a failure, and what they are still waiting for, by the whole address.
    const loading = import(/* webpackIgnore: true */ attempt ? `${address}?${attempt}` : address);
    await Promise.race([loading, wait(LOAD_MILLISECONDS).then(fail)]);
  } catch (error) {
    console.error(error);
    showLoadTrouble();
    await wait(RETRY_MILLISECONDS);
    await run(address, attempt + 1);
  }
}

function fail(): never {
  throw new Error('Timeout');
}
