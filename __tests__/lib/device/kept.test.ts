import { keptOnDevice } from '@/content/pages/keptOnDevice';
import { getStored, putStored } from '@/lib/device/database';
import { keptThings } from '@/lib/device/keptThings';
import { isShared, joinSharedComputer, setShared } from '@/lib/device/sharedComputer';
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
    localStorage.setItem('username', 'Somebody');
    setShared(true);
    expect(deviceStorage.get('username')).toBeNull();
    deviceStorage.set('username', 'Adaeze');
    expect(sessionStorage.getItem('username')).toBe('Adaeze');
    expect(localStorage.getItem('username')).toBe('Somebody');
  });

  it('keeps the chosen colours', () => {
    localStorage.setItem('lindenway.colorScheme', 'dark');
    setShared(true);
    expect(deviceStorage.get('lindenway.colorScheme')).toBe('dark');
  });

  it('stays one after a reload, until it is switched off', () => {
    setShared(true);
    deviceStorage.keepInTabOnly(false); // what a reload forgets
    joinSharedComputer();
    deviceStorage.set('username', 'Adaeze');
    expect(localStorage.getItem('username')).toBeNull();
    setShared(false);
    expect(isShared()).toBe(false);
    deviceStorage.set('username', 'Adaeze');
    expect(localStorage.getItem('username')).toBe('Adaeze');
  });

  it('breaks nothing where the tab has no storage', () => {
    const denied = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
    setShared(true);
    expect(deviceStorage.set('username', 'Adaeze')).toBe(false);
    expect(isShared()).toBe(false);
    denied.mockRestore();
    expect(localStorage.getItem('username')).toBeNull();
  });
});

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
