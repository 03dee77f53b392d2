import * as deviceStorage from '@/device/storage';
import { keptOnDevice } from '@/content/pages/privacy';
import { getStored, putStored } from '@/device/database';
import { storageRegistry } from '@/device/storageRegistry';
import { wipe } from '@/device/wipe';
import { clearTyped, keepResume } from '@/forms/draft';
import { makePdf } from '@test/fixtures';
import { installDeviceDatabase, removeDeviceDatabase } from '@test/deviceDatabase';

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('the storage of the device', () => {
  it('keeps, lists and forgets; what goes with the tab is in its own', () => {
    deviceStorage.set('username', 'Adaeze');
    deviceStorage.set('lindenway.tab.draft.contactEnquiry', '{}');
    expect(deviceStorage.get('username')).toBe('Adaeze');
    expect(Object.keys(localStorage)).toEqual(['username']);
    expect(deviceStorage.keys()).toEqual(['username', 'lindenway.tab.draft.contactEnquiry']);
    deviceStorage.remove('username');
    expect(deviceStorage.get('username')).toBeNull();
  });

  it.each([
    ['is denied', () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)],
    // Some browsers have none.
    ['is missing', () => jest.spyOn(window, 'localStorage', 'get').mockReturnValue(undefined as never)],
    ['is full', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  ])('that %s keeps nothing, and breaks nothing', (_, spoil) => {
    spoil();
    deviceStorage.set('username', 'Adaeze');
    expect(deviceStorage.get('username')).toBeNull();
    deviceStorage.remove('username');
    expect(deviceStorage.keys()).toEqual([]);
    jest.restoreAllMocks();
  });

  it('keeps JSON, and gives nothing for what is none', () => {
    deviceStorage.setJson('lindenway.filters', { search: 'nurse' });
    expect(deviceStorage.getJson('lindenway.filters')).toEqual({ search: 'nurse' });
    for (const rubbish of ['', '{', 'nurse']) {
      localStorage.setItem('lindenway.filters', rubbish);
      expect(deviceStorage.getJson('lindenway.filters')).toBeUndefined();
    }
  });
});

beforeEach(installDeviceDatabase);
afterEach(removeDeviceDatabase);

test('the privacy page tells of everything that is kept, once', () => {
  const kept = storageRegistry.map(({ key }) => key);
  const told = keptOnDevice.flatMap(({ keys }) => keys);
  expect(told.toSorted()).toEqual(kept.toSorted());
});

test.each(storageRegistry.flatMap(({ key, days }) => (days ? [[key, days] as const] : [])))(
  'the privacy page says that %s is deleted after %i days',
  (key, days) => {
    const howLong = keptOnDevice.find(({ keys }) => keys.includes(key))?.howLong;
    expect(howLong).toMatch(new RegExp(`\\b${days} days?\\b`));
  },
);

describe('wiping', () => {
  it('deletes what is kept, in every place, and nothing of others', async () => {
    localStorage.setItem('username', 'Adaeze');
    localStorage.setItem('applied_a&b=c', 'true');
    sessionStorage.setItem('lindenway.tab.draft.contactEnquiry', '{}');
    localStorage.setItem('someone.else', 'theirs');
    await putStored('keys', 'credentials', 'sealed');
    await wipe();
    expect(Object.keys(localStorage)).toEqual(['someone.else']);
    expect(Object.keys(sessionStorage)).toEqual([]);
    await expect(getStored('keys', 'credentials')).resolves.toBeUndefined();
  });

  // A promise that rejects unhandled fails a test.
  it.each([
    ['are denied', { get: refuse }],
    ['are missing', { value: undefined }],
  ])('breaks nothing where storage and IndexedDB %s, nor does what else uses them', async (_, database) => {
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, ...database });
    await keepResume('application.101', makePdf());
    expect(() => clearTyped()).not.toThrow();
    sessionStorage.setItem('lindenway.tab.draft.contactEnquiry', '{}');
    const denied = jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    await expect(wipe()).resolves.toBeUndefined();
    denied.mockRestore();
    expect(sessionStorage.getItem('lindenway.tab.draft.contactEnquiry')).toBeNull();
  });
});
