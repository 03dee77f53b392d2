import { shortDay } from '@/lib/time/dateFormats';
import { trimLinkEnd } from '@/lib/tidyAddress';
import { timeOfDay } from '@/lib/time/timeOfDay';
import { sharePicture } from '@/ui/page/PageHead';
import { serverMessage } from '@/api/problems';
import { jobPath } from '@/lib/paths';
import { printedAddress, publicHost } from '@/ui/print';

test.each([
  [0, 'night'],
  [4, 'night'],
  [5, 'dawn'],
  [7, 'dawn'],
  [8, 'day'],
  [16, 'day'],
  [17, 'dusk'],
  [20, 'dusk'],
  [21, 'night'],
  [23, 'night'],
])('the time of day at %i is %s', (hour, time) => {
  expect(timeOfDay(hour)).toBe(time);
});

test.each([
  'abc123). ',
  'abc123\u200B',
  'abc123=',
  'abc=\r\n123',
  'abc123&utm_source=mail',
  'abc123?fbclid=1',
  '<abc123>',
  'abc123/utm_source=mail',
])('of the link %j "abc123" is left', (link) => {
  expect(trimLinkEnd(link)).toBe('abc123');
});

test.each([
  ['/', '/share/home.png'],
  ['/JobsPage', '/share/jobspage.png'],
  ['/Services/NonClinical', '/share/services-nonclinical.png'],
  ['/job/a%26b', '/share/job.png'],
])('the picture of the shared page %s is %s', (pathname, picture) => {
  expect(sharePicture(pathname)).toBe(picture);
});

test.each([
  [{ data: { msg: ' Taken ' } }, 'Taken'],
  [{ data: { msg: '  ' } }, undefined],
  [{ data: { msg: 7 } }, undefined],
  [{ data: '<h1>Bad gateway</h1>' }, undefined],
  [{ data: null }, undefined],
  [{ status: 'FETCH_ERROR' }, undefined],
  [undefined, undefined],
  ['text', undefined],
  [{ data: { msg: '\u200B\u00A0' } }, undefined],
])('the message of the failed call %j is %j', (error, message) => {
  expect(serverMessage(error)).toBe(message);
});

test('a day says its year only where it could be taken for the same day of another year', () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 27) });
  expect(shortDay(Date.UTC(2027, 0, 3))).toBe('3\u00A0Jan');
  expect(shortDay(Date.UTC(2029, 10, 22))).toBe('22\u00A0Nov\u00A02029');
  jest.useRealTimers();
});

test.each([
  ['101', '/job/101'],
  ['a&b=c', '/job/a%26b%3Dc'],
  ['../x', '/job/..%2Fx'],
  ['✓', '/job/%E2%9C%93'],
  ["$&$'", "/job/%24%26%24'"],
  ['50% off?#1', '/job/50%25%20off%3F%231'],
])('the address of the vacancy with the id %j is %s', (id, address) => {
  expect(jobPath(id)).toBe(address);
});

const behindOwnPages = (siteUrl: string) => printedAddress(siteUrl)['&[href^="/"]::after'];

test('on paper a page of a public site is named with its host, without the scheme', () => {
  expect(behindOwnPages('https://care.example')).toMatchObject({
    content: '" (care.example" attr(href) ")"',
  });
  expect(publicHost('https://care.example')).toBe('care.example');
});

test('without a public address nothing stands behind a link to a page of the site', () => {
  expect(behindOwnPages('http://localhost:3000')).toBeUndefined();
  expect(publicHost('http://localhost:3000')).toBe('');
});
