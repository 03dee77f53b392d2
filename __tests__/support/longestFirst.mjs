import Sequencer from '@jest/test-sequencer';

/** Those that take longest, in this order. */
const longest = [
  'journeys/accessibility/accessibility',
  'journeys/accessibility/accessibleStates',
  'journeys/offline',
  'journeys/devServer',
  'journeys/vacancyPages',
  'journeys/budgets',
  'journeys/applying',
  'journeys/pages',
  'server/rateLimit/limits',
  'server/people/people',
  'content/pages',
  'pages/JobsPage',
  'server/resets',
  'server/accounts',
  'server/applications/applications',
  'pages/JobsFilters',
  'pages/Applying',
  'pages/ContactUs',
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
