import { problems } from '@test/problems';

test.each<[string, () => void]>([
  ['no media queries', () => Object.assign(window, { matchMedia: undefined })],
  ['no timings', () => Object.assign(performance, { getEntriesByType: undefined })],
])('in a browser with %s, the script of the page is loaded and presses wait for it', (_, takeAway) => {
  takeAway();
  problems.take();
  document.body.innerHTML = '<button>Apply Now</button>';
  jest.isolateModules(() => jest.requireActual('@/prehydration'));
  const button = document.querySelector('button')!;
  button.click();
  expect(button.ariaBusy).toBe('true');
  expect(document.querySelector('[role=alert]')).toHaveTextContent('One moment…');
  problems.take();
});
