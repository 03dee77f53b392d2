// `npm run test:monkey [-- --steps 500 --seed 1-20]`: random walks over the built site on a bad line to its real backend. After each
// step: no uncaught error, no console error, no lost draft, no double application, no page without a way on.
import { ensureBuilt } from '@tools/build/ensureBuilt.mjs';
import { readCommandLine, wholeNumber } from '@tools/dev/commandLine.mjs';
import { browserFlags, launchChromium } from '@tools/dev/findChromium.mjs';
import { walkOf } from './walk';

/** Half of a walk is waiting for the page, so two together take little longer than one. */
const AT_ONCE = 2;
const { steps, first, last } = readCommandLine(
  'npm run test:monkey [-- --steps 500 --seed 1-20]',
  { options: { steps: { type: 'string', default: '500' }, seed: { type: 'string', default: '1' } } },
  ({ values: { steps: stepsText, seed } }) => {
    const [from = '', to = from] = seed.split('-');
    return {
      steps: wholeNumber('--steps', stepsText),
      first: wholeNumber('--seed', from),
      last: wholeNumber('--seed', to),
    };
  },
);

async function main(): Promise<void> {
  ensureBuilt();
  // Nothing that is checked depends on pictures, and they take a fifth of the time.
  const browser = await launchChromium({ args: [...browserFlags, '--blink-settings=imagesEnabled=false'] });
  let seed = first;
  const walkInTurn = async () => {
    while (seed <= last) {
      const { text, isClean } = await walkOf(browser, seed++, steps);
      console.log(text);
      if (!isClean) process.exitCode = 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, walkInTurn));
  } finally {
    await browser.close();
  }
}

void main();
