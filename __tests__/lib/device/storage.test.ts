import * as deviceStorage from '@/lib/device/storage';

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

  it('reads as empty and keeps nothing when it throws', () => {
    const methods = (['getItem', 'setItem', 'removeItem'] as const).map((method) =>
      jest.spyOn(Storage.prototype, method).mockImplementation(refuse),
    );
    expect(deviceStorage.get('username')).toBeNull();
    expect(deviceStorage.set('username', 'Adaeze')).toBe(false);
    expect(() => deviceStorage.remove('username')).not.toThrow();
    for (const method of methods) method.mockRestore();
  });

  it('reads as empty when there is none', () => {
    const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    expect(deviceStorage.get('username')).toBeNull();
    expect(deviceStorage.set('username', 'Adaeze')).toBe(false);
    expect(deviceStorage.keys()).toEqual([]);
    storage.mockRestore();
  });
});
