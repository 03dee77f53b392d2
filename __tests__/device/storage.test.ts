import * as deviceStorage from '@/device/storage';

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('the storage of the device', () => {
  it('keeps, lists and forgets', () => {
    expect(deviceStorage.set('username', 'Adaeze')).toBe(true);
    expect(deviceStorage.get('username')).toBe('Adaeze');
    expect(deviceStorage.keys()).toEqual(['username']);
    deviceStorage.remove('username');
    expect(deviceStorage.get('username')).toBeNull();
  });

  it('puts what goes with the tab into its own storage', () => {
    deviceStorage.set('lindenway.tab.draft.contactEnquiry', '{}');
    expect(Object.keys(localStorage)).toEqual([]);
    expect(Object.keys(sessionStorage)).toEqual(['lindenway.tab.draft.contactEnquiry']);
    expect(deviceStorage.keys()).toEqual(['lindenway.tab.draft.contactEnquiry']);
  });

  it.each([
    ['is denied', () => jest.spyOn(window, 'localStorage', 'get')],
    ['is full', () => jest.spyOn(Storage.prototype, 'setItem')],
  ])('that %s keeps things as long as the page is open, and says so', (_, spy) => {
    const refused = spy().mockImplementation(refuse);
    expect(deviceStorage.get('username')).toBeNull();
    expect(deviceStorage.set('username', 'Adaeze')).toBe(false);
    expect(deviceStorage.isUnstored('username')).toBe(true);
    expect(deviceStorage.get('username')).toBe('Adaeze');
    expect(deviceStorage.keys()).toEqual(['username']);
    deviceStorage.remove('username');
    expect(deviceStorage.get('username')).toBeNull();
    refused.mockRestore();
  });

  it('takes again what it has refused before', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    deviceStorage.set('username', 'Adaeze');
    full.mockRestore();
    expect(deviceStorage.set('username', 'Ada')).toBe(true);
    expect(deviceStorage.isUnstored('username')).toBe(false);
    expect(localStorage.getItem('username')).toBe('Ada');
  });
});
