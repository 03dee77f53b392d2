// The browser's entry. Each part of the code is evaluated in a task of its own: all at once, they block a slow phone for half a second.
import { loadFonts } from '@/app/theme/fonts';
import { logProblem } from '@/lib/log';
import { pause } from '@/lib/wait';

// What a part imports is in the parts before it, as far as it can be. A package is named with an export, or webpack would keep all of it.
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["ThemeContext"] */ '@emotion/react'),
  () => import(/* webpackMode: "eager", webpackExports: ["createTheme"] */ '@mui/material/styles'),
  () => import(/* webpackMode: "eager" */ '@/ui/Box'),
  () => import(/* webpackMode: "eager" */ '@/app/theme/theme'),
  () => import(/* webpackMode: "eager", webpackExports: ["createSlice"] */ '@reduxjs/toolkit'),
  () => import(/* webpackMode: "eager", webpackExports: ["createApi"] */ '@reduxjs/toolkit/query/react'),
  () => import(/* webpackMode: "eager" */ '@/api/baseApi'),
  () => import(/* webpackMode: "eager" */ '@/api/jobsApi'),
  () => import(/* webpackMode: "eager" */ '@/store/persistence'),
  () => import(/* webpackMode: "eager" */ '@/app/layout/header/Header'),
  () => import(/* webpackMode: "eager" */ '@/app/App'),
];

start().catch((error: unknown) => {
  logProblem('the page could not be hydrated', error);
  // prehydration.ts tells the visitor.
  dispatchEvent(new Event('hydrationfailed'));
});

async function start(): Promise<void> {
  // Here, not in prehydration.ts: fonts fetched alongside the scripts would delay hydration by 300 ms on a slow phone.
  void loadFonts();
  for (const evaluate of parts) {
    await pause();
    await evaluate();
  }
  await pause();
  const { hydrate } = await import(/* webpackMode: "eager" */ '@/app/hydrate');
  await pause();
  await hydrate();
}
