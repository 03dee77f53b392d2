import * as deviceStorage from '@/device/storage';

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
