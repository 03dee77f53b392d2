import { apiPaths } from '@/contract/paths';
import { forgetVacancy } from '@/worker/keptVacancies';

const list = new Request(apiPaths.jobs);
const details = new Request(`${apiPaths.jobDetails}?id=101`);
let kept: Map<string, Response>;

/** As much of the browser's caches as the worker uses here. */
beforeEach(() => {
  kept = new Map([[list.url, Response.json({ result: { items: [{ id: '101' }, { id: '102' }] } })]]);
  const addressOf = (request: Request | string) => (typeof request === 'string' ? request : request.url);
  const cache = {
    match: async (request: Request | string) => kept.get(addressOf(request))?.clone(),
    put: async (request: Request | string, response: Response) => void kept.set(addressOf(request), response),
    delete: async (request: Request | string) => kept.delete(addressOf(request)),
  };
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: { open: async () => cache } });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

const keptIds = async () => {
  const answer = (await kept.get(list.url)?.clone().json()) as
    | { result: { items: { id: string }[] } }
    | undefined;
  return answer?.result.items.map(({ id }) => id);
};

test('a vacancy that is not found leaves the kept list', async () => {
  kept.set(details.url, Response.json({ id: '101' }));
  await forgetVacancy(details);
  expect(kept.has(details.url)).toBe(false);
  await expect(keptIds()).resolves.toEqual(['102']);
});

test('a list that is not found, as behind a proxy that is being changed, stays kept', async () => {
  await forgetVacancy(list);
  await expect(keptIds()).resolves.toEqual(['101', '102']);
});

test('the list of a backend below a path is found where that backend has it', async () => {
  process.env.API_HOST = 'https://crm.example/lindenway';
  const at = (path: string) => new Request(`https://crm.example/lindenway${path}`);
  kept.set(at(apiPaths.jobs).url, Response.json({ result: { items: [{ id: '101' }] } }));
  await jest.isolateModulesAsync(async () => {
    const built = await import('@/worker/keptVacancies');
    await built.forgetVacancy(at(`${apiPaths.jobDetails}?id=101`));
  });
  delete process.env.API_HOST;
  await expect(kept.get(at(apiPaths.jobs).url)?.json()).resolves.toEqual({ result: { items: [] } });
});
