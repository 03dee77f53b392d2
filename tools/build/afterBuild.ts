// What `build.mjs` does after webpack, in one bundle because it imports TypeScript of the server and the site.
export { prerender } from './prerender/prerender';
export { printWeights } from './weights';
