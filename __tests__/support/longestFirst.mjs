import Sequencer from '@jest/test-sequencer';

/** Those that take longest, in this order. */
const longest = [
  'journeys/devServer',
  'journeys/accessibility/accessibleStates',
  'journeys/offline',
  'journeys/everyPage',
  'journeys/vacancyPages',
  'journeys/starting',
  'journeys/applying',
  'pages/Drafts',
  'pages/FetchedOnDemand',
  'pages/JobsPage',
  'server/rateLimit/limits',
  'pages/ApplicationDraft',
  'server/main',
  'pages/Applying',
  'pages/AppliedFor',
  'content/pages',
  'server/people/people',
];

/** @typedef {Parameters<Sequencer['sort']>[0]} Tests */

/**
 * Starts the longest files first, so that no worker is left alone with one at the end. jest remembers durations, but has none on
 * a fresh clone, where it goes by the size of the file. A default export because jest asks for one.
 */
export default class LongestFirst extends Sequencer {
  /**
   * @override
   * @param {Tests} tests
   */
  async sort(tests) {
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(tests);
    // Stable: files of the same rank stay in jest's own order.
    return sorted.toSorted((one, other) => rank(one.path) - rank(other.path));
  }
}

/** @param {string} file */
function rank(file) {
  const index = longest.findIndex((name) => file.includes(`/__tests__/${name}.test.`));
  return index === -1 ? longest.length : index;
}
