import { keepSaved } from '@/app/offline/keepWhatIsShown';
import { clearTyped } from '@/forms/draft';
import { keepResume } from '@/forms/keptResume';
import { makePdf } from '@test/fixtures';

const denied = () => new DOMException('denied', 'SecurityError');
const stub = (target: object, name: string, descriptor: PropertyDescriptor) =>
  Object.defineProperty(target, name, { configurable: true, ...descriptor });

beforeEach(() => {
  const refuse = async () => {
    throw denied();
  };
  stub(window, 'caches', { value: { match: refuse, delete: refuse } });
  stub(navigator, 'serviceWorker', { value: { ready: Promise.resolve() } });
  stub(window, 'indexedDB', {
    get: () => {
      throw denied();
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'caches');
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'indexedDB');
});

// A promise that rejects unhandled fails a test.
test('where the browser denies its caches and IndexedDB, nothing is rejected unhandled', async () => {
  await keepResume('application.101', makePdf());
  clearTyped();
  await expect(keepSaved(['101'])).resolves.toBeUndefined();
  await new Promise((resolve) => setTimeout(resolve));
});
