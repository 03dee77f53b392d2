import { chooseColorScheme, onColorSchemeChange, readColorScheme } from '@/lib/colorScheme';

const KEY = 'lindenway.colorScheme';
const shown = () => document.documentElement.dataset.colorScheme;
const fromOtherTab = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

afterEach(() => chooseColorScheme('device'));

describe('the choice of colours', () => {
  it('is that of the device until one is made', () => {
    expect(readColorScheme()).toBe('device');
  });

  it('is kept, shown at once, and can be taken back', () => {
    chooseColorScheme('dark');
    expect([readColorScheme(), shown()]).toEqual(['dark', 'dark']);
    chooseColorScheme('device');
    expect([readColorScheme(), shown(), localStorage.getItem(KEY)]).toEqual(['device', undefined, null]);
  });

  it.each(['', 'rubbish', '{"a":1}'])('is none when the device holds %j', (stored) => {
    localStorage.setItem(KEY, stored);
    expect(readColorScheme()).toBe('device');
  });

  it('is shown even where it cannot be kept', () => {
    const storage = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    chooseColorScheme('dark');
    storage.mockRestore();
    expect(shown()).toBe('dark');
    expect(readColorScheme()).toBe('device');
  });

  it('reaches its listeners, from another tab too, until they unsubscribe', () => {
    const listener = jest.fn();
    const stop = onColorSchemeChange(listener);
    chooseColorScheme('light');
    localStorage.setItem(KEY, 'dark');
    fromOtherTab(KEY);
    expect(shown()).toBe('dark');
    fromOtherTab('username');
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    fromOtherTab(null);
    chooseColorScheme('light');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
