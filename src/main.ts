// The browser's entry. Each part of the code is evaluated in a task of its own: all at once, they block a slow phone for half a second.
import { loadFonts } from '@/app/theme/fonts';
import { pause } from '@/lib/wait';

// Started here, not in prehydration.ts: fonts fetched alongside the scripts would delay hydration by 300 ms on a slow phone.
void loadFonts();
void start();

/** What a part imports is in the parts before it, as far as it can be. */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager" */ '@/app/theme/theme');
  await pause();
  await import(/* webpackMode: "eager" */ '@/api/jobsApi');
  await pause();
  await import(/* webpackMode: "eager" */ '@/store/persistence');
  await pause();
  await import(/* webpackMode: "eager" */ '@/app/layout/header/Header');
  await pause();
  await import(/* webpackMode: "eager" */ '@/app/App');
  await pause();
  const { hydrate } = await import(/* webpackMode: "eager" */ '@/app/hydrate');
  await pause();
  await hydrate();
}
