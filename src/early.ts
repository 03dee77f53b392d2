// Stands in every page itself and runs before the first paint; the rest of the script comes when it is wanted.
import { holdEarlyPress } from '@/app/start/earlyPress';
import { RETRY_MILLISECONDS, showLoadTrouble } from '@/app/start/loadTrouble';
import { showStoredLook } from '@/app/start/storedLook';
import { showWebFonts } from '@/app/start/webFonts';
import { whenParsed, whenWanted } from '@/app/start/whenWanted';

showStoredLook();
showWebFonts();
window.earlyPress = holdEarlyPress();
void startWhenWanted();

/** A prerendered page is complete without script, which therefore waits until it is wanted. */
async function startWhenWanted(): Promise<void> {
  const { session } = document.documentElement.dataset;
  await whenParsed();
  const { route, scripts = '' } = document.getElementById('root')?.dataset ?? {};
  // A signed-in visitor's header is not the prerendered one: no waiting then.
  if (route !== undefined && session === undefined) await whenWanted();
  const [main = '', ...others] = scripts.split(' ');
  for (const script of others) preloadScript(script);
  void run(main);
}

function preloadScript(address: string): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href: address }),
  );
}

/** Until it is there, links still lead on and what is typed is kept. */
async function run(address: string, attempt = 0): Promise<void> {
  try {
    // Browsers remember a failure by the whole address.
    await import(/* webpackIgnore: true */ attempt ? `${address}#${attempt}` : address);
  } catch (error) {
    console.error(error);
    showLoadTrouble();
    setTimeout(() => void run(address, attempt + 1), RETRY_MILLISECONDS);
  }
}
