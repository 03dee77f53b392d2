/** @jest-environment node */
import { EventEmitter } from 'node:events';
import type { BrowserContext } from 'playwright-core';
import { apiPaths } from '@/contract/paths';
import type { Entry } from '@tools/monkey/ledger';
import type { SeenForm } from '@tools/monkey/look';
import { openWorld } from '@tools/monkey/world';

const origin = 'http://127.0.0.1:1';
const form = { values: { name: 'Ada' }, file: '', isKept: true } as unknown as SeenForm;

async function worldOn(address: string) {
  let url = origin + address;
  const page = Object.assign(new EventEmitter(), { setDefaultTimeout: () => {} });
  const context = Object.assign(new EventEmitter(), { newPage: async () => page });
  const world = await openWorld(context as unknown as BrowserContext, {
    origin,
    random: {} as never,
    accounts: [],
    calm: () => {},
  });
  const send = (path: string) => {
    const request = { method: () => 'POST', url: () => origin + path, frame: () => ({ url: () => url }) };
    page.emit('request', request);
    return (isOk: boolean) => page.emit('response', { request: () => request, ok: () => isOk });
  };
  const go = (to: string, account: string) => {
    url = origin + to;
    world.active.account = account;
  };
  return { world, send, go };
}

const drafts = { home: 'homeEnquiry||', contact: 'contactEnquiry||', signUp: 'registration||' };

test.each([
  ['/', apiPaths.contact, drafts.home],
  ['/ContactUs', apiPaths.contact, drafts.contact],
  ['/SignUp', apiPaths.register, drafts.signUp],
])(
  'on the random walk a yes to what was sent from %s ends that draft, wherever the visitor has gone since',
  async (address, path, draft) => {
    const { world, send, go } = await worldOn(address);
    for (const one of Object.values(drafts)) world.ledger.write(one, 1, form, 'name');
    const left = (): (Entry | undefined)[] => Object.values(drafts).map((one) => world.ledger.get(one));
    const answer = send(path);
    go(address === '/' ? '/ContactUs' : '/', 'ada@candidate.example');
    answer(false);
    expect(left().filter(Boolean)).toHaveLength(3);
    answer(true);
    expect(left().filter(Boolean)).toHaveLength(2);
    expect(world.ledger.get(draft)).toBeUndefined();
  },
);

test('on the random walk a guest’s draft is expected by an account only if that surely has none of its own', async () => {
  const { world, send, go } = await worldOn('/SignUp');
  const own = `${drafts.signUp}ada@candidate.example`;
  go('/SignUp', 'ada@candidate.example');
  world.ledger.write(own, 1, form, 'name');
  send(apiPaths.register)(true);
  world.ledger.write(drafts.signUp, 1, form, 'name');
  expect(world.ledger.adopt(own)).toBeUndefined();

  const other = `${drafts.signUp}bea@candidate.example`;
  world.ledger.write(drafts.signUp, 1, form, 'name');
  expect(world.ledger.adopt(other)).toMatchObject({ values: { name: 'Ada' } });
});
