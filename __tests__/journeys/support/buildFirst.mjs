// jest's `globalSetup`, so that journeys never run against a stale build. A default export because jest asks for one.
export { ensureBuilt as default } from '../../../tools/build/ensureBuilt.mjs';
