const { dataset } = document.documentElement;

beforeEach(() => {
  delete dataset.applied;
  // jsdom has none.
  performance.getEntriesByType = () => [];
});
afterEach(() => history.replaceState(null, '', '/'));

/** Runs it as the page of this address does. */
function open(address: string): void {
  history.replaceState(null, '', address);
  jest.isolateModules(() => jest.requireActual('@/prehydration'));
}

test.each([
  ['/job/101', '101'],
  ['/job/101/', '101'],
  ['/job/a%26b%2Fc%20%E2%9C%93', 'a&b/c ✓'],
])('at %s, Apply Now is hidden from who has applied for %j', (address, id) => {
  open(address);
  expect(dataset).not.toHaveProperty('applied');
  localStorage.setItem(`applied_${id}`, 'true');
  open(address);
  expect(dataset).toHaveProperty('applied');
});

test('an address that cannot be decoded stops nothing', () => {
  expect(() => open('/job/%E0%A4%A')).not.toThrow();
});
