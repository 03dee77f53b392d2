// Stands in every page itself and runs before the first paint; the rest of the script comes when it is wanted.
import { holdEarlyPress } from '@/app/start/earlyPress';
import { showFirstViewFirst, showWholePage } from '@/app/start/firstView';
import { RETRY_MILLISECONDS, showLoadTrouble } from '@/app/start/loadTrouble';
import { whenIdle, whenParsed, whenShown, whenTouched } from '@/app/start/moments';
import { showStoredLook } from '@/app/start/storedLook';
import { wait } from '@/lib/wait';

/** Specification section 9; webpack's `chunkLoadTimeout` is the same for what comes later. */
const LOAD_MILLISECONDS = 120_000;
/** Faces that take longer do not hold up the script. */
const FACES_MILLISECONDS = 3000;

showStoredLook();
const touched = whenTouched();
void touched.then(showWholePage);
const shown = whenShown();
const wholePageShown = showFirstViewFirst(shown);
window.earlyPress = holdEarlyPress();
void startWhenWanted();

/** A prerendered page is complete without script, which therefore waits until the browser is idle or the visitor does something. */
async function startWhenWanted(): Promise<void> {
  const { session } = document.documentElement.dataset;
  await whenParsed();
  const { route, scripts = '' } = document.getElementById('root')?.dataset ?? {};
  // A signed-in visitor's header is not the prerendered one: no waiting then.
  const canWait = route !== undefined && session === undefined;
  const [main = '', ...others] = scripts.split(' ');
  // The last one uses what the others have brought.
  const addresses = [...others, main];
  if (canWait) await Promise.race([touched, shown.then(whenIdle)]);
  await inTurn(addresses, preload);
  if (canWait) await Promise.race([touched, wholePageShown.then(whenIdle), wait(FACES_MILLISECONDS)]);
  await inTurn(addresses, run);
}

/** Each in a task of its own. */
async function inTurn(addresses: string[], handle: (address: string) => unknown): Promise<void> {
  for (const address of addresses) {
    await handle(address);
    await wait();
  }
}

function preload(address: string): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href: address }),
  );
}

/**
 * Runs a script. One that does not come is asked for again until one of the tries brings it; until all are there, links still
 * lead on and what is typed is kept.
 */
async function run(address: string): Promise<void> {
  const tries: Promise<unknown>[] = [];
  for (;;) {
    // Browsers remember a failure, and what they are still waiting for, by the whole address.
    tries.push(import(/* webpackIgnore: true */ tries.length ? `${address}?${tries.length}` : address));
    try {
      await Promise.race([
        Promise.any(tries),
        wait(LOAD_MILLISECONDS).then(() => Promise.reject(new Error('Timeout'))),
      ]);
      return;
    } catch (error) {
      console.error(error);
      showLoadTrouble();
      await wait(RETRY_MILLISECONDS);
    }
  }
}
