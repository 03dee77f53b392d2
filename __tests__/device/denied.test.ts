import { clearTyped } from '@/forms/draft';
import { keepResume } from '@/forms/keptResume';
import { makePdf } from '@test/fixtures';

const denied = () => new DOMException('denied', 'SecurityError');
const stub = (target: object, name: string, descriptor: PropertyDescriptor) =>
  Object.defineProperty(target, name, { configurable: true, ...descriptor });

beforeEach(() => {
  stub(window, 'indexedDB', {
    get: () => {
      throw denied();
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'indexedDB');
});

// A promise that rejects unhandled fails a test.
test('where the browser denies IndexedDB, nothing is rejected unhandled', async () => {
  await keepResume('application.101', makePdf());
  expect(() => clearTyped()).not.toThrow();
  await new Promise((resolve) => setTimeout(resolve));
});
