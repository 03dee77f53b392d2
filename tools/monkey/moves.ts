import { jobPath, paths } from '@/lib/paths';
import type { Seen } from './look';
import { press, type } from './pressAndType';
import * as tasks from './tasks';
import { addTab, type World } from './world';

/** Something that a visitor does. Says what it was. */
type Move = { weight: number; run: (world: World, seen: Seen) => Promise<string> };

const addresses = [
  ...Object.values(paths).filter((path) => !path.includes(':')),
  ...tasks.vacancies.map(jobPath),
  `${paths.jobs}?jobTitle=nurse&jobType=Contract`,
  '/no-such-page',
  paths.resetPassword.replace(':token', 'dead'),
];

const moves: Move[] = [
  { weight: 38, run: press },
  { weight: 18, run: type },
  { weight: 5, run: ({ active }) => active.page.goBack({ waitUntil: 'commit' }).then(() => 'goes back') },
  {
    weight: 3,
    run: ({ active }) => active.page.goForward({ waitUntil: 'commit' }).then(() => 'goes forward'),
  },
  { weight: 5, run: ({ active }) => active.page.reload({ waitUntil: 'commit' }).then(() => 'reloads') },
  { weight: 5, run: visit },
  { weight: 2, run: openTab },
  { weight: 4, run: switchTab },
  { weight: 2, run: closeTab },
  { weight: 2, run: toggleOffline },
  { weight: 2, run: ({ active }) => active.page.keyboard.press('Escape').then(() => 'presses Escape') },
  { weight: 2, run: ({ active }) => active.page.mouse.wheel(0, 1500).then(() => 'scrolls') },
  { weight: 2, run: tasks.signUp },
  { weight: 3, run: tasks.signIn },
  { weight: 6, run: tasks.apply },
  { weight: 4, run: tasks.enquire },
];

/** Makes one move. What cannot be done, because the page is gone or the line is down, is given up. */
export async function move(world: World, seen: Seen | undefined): Promise<string> {
  if (!seen?.isOurs) return recover(world);
  const { run } = world.random.weigh(moves);
  try {
    return await run(world, seen);
  } catch (error) {
    const [reason = ''] = String(error).split('\n');
    return `gives up "${run.name}": ${reason.slice(0, 120)}`;
  }
}

/** From the browser's own error page, or one that the bad line has cut. */
async function recover(world: World): Promise<string> {
  if (world.isOffline) await toggleOffline(world);
  await world.active.page.goto(world.origin, { waitUntil: 'commit' }).catch(() => undefined);
  return 'starts again from the home page';
}

async function visit({ active, random, origin }: World): Promise<string> {
  const address = random.pick(addresses) ?? '';
  await active.page.goto(origin + address, { waitUntil: 'commit' });
  return `opens ${address}`;
}

async function openTab(world: World): Promise<string> {
  if (world.tabs.length >= 3) return closeTab(world);
  const page = await world.context.newPage();
  if (!world.tabs.some((tab) => tab.page === page)) addTab(world, page);
  await page.goto(world.origin + (world.random.pick(addresses) ?? '/'), { waitUntil: 'commit' });
  return 'opens a tab';
}

async function switchTab(world: World): Promise<string> {
  world.active = world.random.pick(world.tabs) ?? world.active;
  await world.active.page.bringToFront();
  return `goes to tab ${world.active.id}`;
}

async function closeTab(world: World): Promise<string> {
  if (world.tabs.length < 2) return 'has no second tab to close';
  const [closed] = world.tabs.splice(world.random.below(world.tabs.length), 1);
  // After typing is kept: a tab that is killed has no last word.
  await closed?.page.waitForTimeout(400).then(() => closed.page.close());
  world.active = world.tabs.at(-1) ?? world.active;
  return `closes tab ${closed?.id}`;
}

async function toggleOffline(world: World): Promise<string> {
  await world.context.setOffline((world.isOffline = !world.isOffline));
  return world.isOffline ? 'goes offline' : 'is online again';
}
