// The browser's entry. Each part of the site's code is evaluated in a task of its own: all at once, they block a slow phone for
// 250 ms.
import { loadFonts } from '@/app/theme/loadFonts';
import { wait } from '@/lib/wait';

// Ordered so that each part's imports have been evaluated before it.
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@/app/theme/theme'),
  () => import(/* webpackMode: "eager" */ '@/app/App'),
  () => import(/* webpackMode: "eager" */ '@/hydration/start'),
];

// Started here, not in prehydration.ts: fonts fetched alongside the scripts would delay hydration by 300 ms on a slow phone.
void loadFonts();

void (async () => {
  for (const evaluate of parts) {
    await evaluate();
    await wait();
  }
})();

// Under `npm run dev` an edited theme is shown in place: Providers.tsx, which imports it, has been replaced by then.
module.hot?.accept('@/app/theme/theme');
