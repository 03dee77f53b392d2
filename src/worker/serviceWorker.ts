// The service worker: bundled by itself (tools/build/buildWorker.ts) and served as /sw.js. A new version waits until no tab is open
// any more, or until the visitor asks for it.
import { ACTIVATE } from '@/device/cacheNames';
import { keepPages } from './pages';
import { scope } from './scope';
import { keepVacancies } from './vacancies';

keepPages();
keepVacancies();

scope.addEventListener('message', ({ data }) => {
  if (data === ACTIVATE) void scope.skipWaiting();
});
