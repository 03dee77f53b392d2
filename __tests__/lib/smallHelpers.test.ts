import { sharePicture } from '@/ui/page/PageHead';
import { timeOfDay } from '@/lib/time/timeOfDay';
import { serverMessage } from '@/api/problems';

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
