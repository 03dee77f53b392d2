import { keptOnDevice } from '@/content/pages/keptOnDevice';
import { getStored, putStored } from '@/lib/device/database';
import { keptThings } from '@/lib/device/keptThings';
import { setShared } from '@/lib/device/setShared';
import { forgetVisit, isShared, joinSharedComputer } from '@/lib/device/sharedComputer';
import * as deviceStorage from '@/lib/device/storage';
import { wipe } from '@/lib/device/wipe';
import { installDeviceDatabase, removeDeviceDatabase } from '@test/deviceDatabase';

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

beforeEach(installDeviceDatabase);
afterEach(() => {
  removeDeviceDatabase();
  setShared(false);
});

test('the privacy page tells of everything that is kept, once', () => {
  const kept = keptThings.map(({ key }) => key);
  const told = keptOnDevice.flatMap(({ keys }) => keys);
  expect(told.toSorted()).toEqual(kept.toSorted());
});

test.each(keptThings.flatMap(({ key, days }) => (days ? [[key, days] as const] : [])))(
  'the privacy page says that %s is deleted after %i days',
  (key, days) => {
    const howLong = keptOnDevice.find(({ keys }) => keys.includes(key))?.howLong;
    expect(howLong).toContain(days === 365 ? 'one year' : `${days} days`);
  },
);

describe('wiping', () => {
  it('deletes what is kept, in every place, and nothing of others', async () => {
    localStorage.setItem('username', 'Adaeze');
    localStorage.setItem('applied_a&b=c', 'true');
    sessionStorage.setItem('lindenway.filters', '{}');
    localStorage.setItem('someone.else', 'theirs');
    await putStored('keys', 'credentials', 'sealed');
    await wipe();
    expect(Object.keys(localStorage)).toEqual(['someone.else']);
    expect(Object.keys(sessionStorage)).toEqual([]);
    await expect(getStored('keys', 'credentials')).resolves.toBeUndefined();
  });

  it('breaks nothing where storage and IndexedDB are denied', async () => {
    removeDeviceDatabase();
    sessionStorage.setItem('username', 'Adaeze');
    const denied = jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    await expect(wipe()).resolves.toBeUndefined();
    denied.mockRestore();
    expect(sessionStorage.getItem('username')).toBeNull();
  });
});

describe('a shared computer', () => {
  it('keeps everything in the tab, and shows nothing that others have left', () => {
    localStorage.setItem('lindenway.lastSent.ben', 'his');
    setShared(true, 'ada');
    expect(deviceStorage.get('lindenway.lastSent.ben')).toBeNull();
    deviceStorage.set('lindenway.lastSent.ben', 'mine');
    expect(sessionStorage.getItem('lindenway.lastSent.ben')).toBe('mine');
    expect(localStorage.getItem('lindenway.lastSent.ben')).toBe('his');
  });

  it.each([
    'lindenway.saved',
    'lindenway.filters',
    'lindenway.seen',
    'lindenway.ready',
    'lindenway.wayBack',
  ] as const)('takes %s along, which its visitor kept before signing in', (key) => {
    localStorage.setItem(key, '{}');
    setShared(true);
    expect(localStorage.getItem(key)).toBeNull();
    expect(deviceStorage.get(key)).toBe('{}');
  });

  it('keeps the chosen colours', () => {
    localStorage.setItem('lindenway.colorScheme', 'dark');
    setShared(true);
    expect(deviceStorage.get('lindenway.colorScheme')).toBe('dark');
  });

  it('stays one after a reload, until it is switched off', () => {
    setShared(true);
    loadPage();
    deviceStorage.set('username', 'Adaeze');
    expect(localStorage.getItem('username')).toBeNull();
    setShared(false);
    expect(isShared()).toBe(false);
    deviceStorage.set('username', 'Adaeze');
    expect(localStorage.getItem('username')).toBe('Adaeze');
  });

  it('is joined by a new tab, which a link opens with a sessionStorage of its own', () => {
    localStorage.setItem('lindenway.colorScheme', 'dark');
    setShared(true);
    sessionStorage.clear();
    loadPage();
    expect(isShared()).toBe(true);
    expect(deviceStorage.get('lindenway.colorScheme')).toBe('dark');
    deviceStorage.set('username', 'Adaeze');
    expect(localStorage.getItem('username')).toBeNull();
  });

  it('is not joined when nobody has used it for 15 minutes, as after its browser was killed', () => {
    setShared(true);
    localStorage.setItem('lindenway.activeAt', String(Date.now() - 15 * 60_000));
    sessionStorage.clear();
    expect(joinSharedComputer()).toBe(true);
    expect(isShared()).toBe(false);
    forgetVisit();
    // Told once: whoever signs in next keeps their session.
    expect(joinSharedComputer()).toBe(false);
  });

  it.each(['', 'another'])(
    'shows nothing of an earlier visit in a tab opened again (%s visit now)',
    (visit) => {
      setShared(true);
      deviceStorage.set('username', 'Adaeze');
      if (visit) localStorage.setItem('lindenway.shared', visit);
      else localStorage.clear();
      loadPage();
      expect(isShared()).toBe(visit !== '');
      expect(deviceStorage.get('username')).toBeNull();
      expect(sessionStorage.getItem('username')).toBeNull();
    },
  );

  it('breaks nothing where the tab has no storage', () => {
    const denied = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
    setShared(true);
    expect(deviceStorage.set('username', 'Adaeze')).toBe(false);
    expect(isShared()).toBe(false);
    denied.mockRestore();
    expect(localStorage.getItem('username')).toBeNull();
  });
});

/** A page that is loaded anew knows only what is stored. */
function loadPage(): void {
  deviceStorage.keepInTabOnly(false);
  joinSharedComputer();
}

describe('JSON', () => {
  it('comes back as it was', () => {
    deviceStorage.setJson('lindenway.filters', { search: 'nurse' });
    expect(deviceStorage.getJson('lindenway.filters')).toEqual({ search: 'nurse' });
  });

  it.each(['', '{', 'nurse'])('that is rubbish (%s) reads as nothing', (rubbish) => {
    localStorage.setItem('lindenway.filters', rubbish);
    expect(deviceStorage.getJson('lindenway.filters')).toBeUndefined();
  });
});
