// What the benches run in the page.

/**
 * The time now if the count reads like this, otherwise false.
 * @param {string} pattern
 */
export function timeOnceShown(pattern) {
  const count = document.querySelector('#results, #count')?.textContent ?? '';
  return new RegExp(pattern).test(count) && performance.now();
}

/** From a key to the second frame after the list or its count last changed; null when nothing did. */
export function watchList() {
  let key = 0;
  let painted = 0;
  let changes = 0;
  const observer = new MutationObserver(() => {
    changes += 1;
    requestAnimationFrame(() => requestAnimationFrame(() => (painted = performance.now())));
  });
  observer.observe(document.querySelector('main') ?? document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  addEventListener('keydown', ({ timeStamp }) => ([key, painted, changes] = [timeStamp, 0, 0]), true);
  Object.assign(window, {
    settled: () =>
      new Promise((resolve) => {
        let seen = -1;
        const look = () => {
          if (changes === seen) resolve(changes === 0 ? null : painted - key);
          else {
            seen = changes;
            setTimeout(look, 250);
          }
        };
        setTimeout(look, 100);
      }),
  });
}

/**
 * The largest contentful paint so far, in milliseconds.
 * @returns {Promise<number>}
 */
export function readLcp() {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
}

/**
 * Promises the time from the next press to the frame that shows this heading.
 * @param {string} title
 */
export function watchHeading(title) {
  const headingShown = new Promise((resolve) => {
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        const look = (/** @type {number} */ now) =>
          document.querySelector('h1')?.textContent === title
            ? resolve(now - timeStamp)
            : requestAnimationFrame(look);
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
  Object.assign(window, { headingShown });
}
