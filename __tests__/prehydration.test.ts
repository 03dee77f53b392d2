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

test.each(['/job/101', '/job/101/'])('at %s, Apply Now is hidden from whoever has applied', (address) => {
  open(address);
  expect(dataset).not.toHaveProperty('applied');
  localStorage.setItem('applied_101', 'true');
  open(address);
  expect(dataset).toHaveProperty('applied');
});
