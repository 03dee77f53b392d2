import { isRecord } from '@/lib/isRecord';
import { logProblem } from '@/lib/log';
import { sharePicture } from '@/ui/page/PageHead';
import { timeOfDay } from '@/lib/time/timeOfDay';
import { serverMessage } from '@/api/problems';
import { expectLogged } from '@test/problems';

describe('the time of day', () => {
  it.each([
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
  ])('at %i is %s', (hour, time) => {
    expect(timeOfDay(hour)).toBe(time);
  });
});

describe('the picture of a shared page', () => {
  it.each([
    ['/', '/share/home.png'],
    ['/JobsPage', '/share/jobspage.png'],
    ['/Services/NonClinical', '/share/services-nonclinical.png'],
    ['/job/a%26b', '/share/job.png'],
  ])('of %s is %s', (pathname, picture) => {
    expect(sharePicture(pathname)).toBe(picture);
  });
});

describe('the message of a failed call', () => {
  it.each([
    [{ data: { msg: ' Taken ' } }, 'Taken'],
    [{ data: { msg: '  ' } }, undefined],
    [{ data: { msg: 7 } }, undefined],
    [{ data: '<h1>Bad gateway</h1>' }, undefined],
    [{ data: null }, undefined],
    [{ status: 'FETCH_ERROR' }, undefined],
    [undefined, undefined],
    ['text', undefined],
  ])('%j is %j', (error, message) => {
    expect(serverMessage(error)).toBe(message);
  });
});

describe('a record', () => {
  it('is any object, and nothing else', () => {
    expect([{}, [], new Date()].every(isRecord)).toBe(true);
    expect([null, undefined, 'a', 7].some(isRecord)).toBe(false);
  });
});

describe('a problem', () => {
  it('is logged under the name of the site, with its details when it has some', () => {
    logProblem('the list is empty');
    expect(console.error).toHaveBeenLastCalledWith('[lindenway] the list is empty');
    logProblem('no answer', { status: 503 });
    expect(console.error).toHaveBeenLastCalledWith('[lindenway] no answer', { status: 503 });
    expectLogged(/the list is empty/);
  });
});
