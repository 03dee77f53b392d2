import { ensureBuilt } from '@tools/build/ensureBuilt.mjs';

/** jest's `globalSetup`: journeys never run against a stale build. A default export because jest asks for one. */
export default ensureBuilt;
