import path from 'node:path';
import Database from 'libsql';
import { draftOf, isDraftForm, missingFrom, type Entry } from './ledger';
import type { Seen, SeenForm } from './look';
import { applyButton, openForm } from './tasks';
import { see, tag, type Tab, type World } from './world';

/** How long a form may take to bring back what was typed: its code may need three tries. */
const PATIENCE_MS = 8000;
/** Whether something is lost must not depend on how busy this machine is. */
const CALM_MS = 60_000;

/** Looks at the page after a step, and records what should not be. Gives what it saw. */
export async function check(world: World): Promise<Seen | undefined> {
  const { active: tab, faults } = world;
  const seen = await see(tab);
  if (!seen?.isOurs) return seen;
  if (!(await hasWayOn(tab, seen))) faults.push(`no way on from ${seen.url}`);
  for (const form of seen.forms)
    if (isDraftForm(form.label) && seen.isHydrated) await checkForm(world, tab, seen, form);
  return seen;
}

async function hasWayOn(tab: Tab, first: Seen): Promise<boolean> {
  let seen: Seen | undefined = first;
  // A page that is on its way in has a moment.
  for (let tries = 0; tries < 20; tries++) {
    if (!seen?.isOurs) return true;
    const ways = seen.targets.filter(({ kind }) => kind === 'link' || kind === 'button');
    if (seen.hasHeading && ways.length > 0) return true;
    await tab.page.waitForTimeout(100);
    seen = await see(tab);
  }
  return false;
}

async function checkForm(world: World, tab: Tab, seen: Seen, form: SeenForm): Promise<void> {
  const { ledger } = world;
  // An application stays its author's, even should their session end meanwhile.
  const stays = form.label === 'Apply' && form.tag;
  const draft = stays ? form.tag : draftOf(form.label, seen.url, seen.account);
  const isNew = form.tag !== draft;
  const entry = isNew ? ledger.adopt(draft) : ledger.get(draft);
  if (entry && (isNew || entry.tab === tab.id) && !form.isSent) {
    if (!entry.isPromised && isNew) ledger.loseSight(draft);
    else if (entry.isPromised && missingFrom(form, entry)) await expectBack(world, tab, draft);
    entry.isPromised ||= form.isKept;
    entry.tab = tab.id;
  }
  if (isNew) await tag(tab, form.label, draft);
}

/** Waits for what was typed to come back; if it does not, asks once more in a page without trouble. */
async function expectBack(world: World, tab: Tab, draft: string): Promise<void> {
  if (!(await staysMissing(world, tab, draft, PATIENCE_MS))) return;
  world.calm(true);
  await world.context.setOffline(false);
  const missing = await missingInCalm(world, draft);
  world.calm(false);
  await world.context.setOffline(world.isOffline);
  if (missing) world.faults.push(`lost draft ${draft}: ${missing}`);
}

/** What of the draft the tab does not show, for as long as it may take; blank once it does, or is no longer expected to. */
async function staysMissing(world: World, tab: Tab, draft: string, patience: number): Promise<string> {
  const deadline = Date.now() + patience;
  let missing = '';
  do {
    const entry: Entry | undefined = world.ledger.get(draft);
    const seen = await see(tab);
    // Somebody else has signed in meanwhile, to whom it must not be shown.
    if (seen?.isOurs && !draft.endsWith(`|${seen.account}`)) return '';
    const form = seen?.forms.find(
      ({ label }) => isDraftForm(label) && draftOf(label, seen.url, seen.account) === draft,
    );
    missing = entry ? missingFrom(form, entry) : '';
    if (missing) await tab.page.waitForTimeout(150);
  } while (missing && Date.now() < deadline);
  return missing;
}

async function missingInCalm(world: World, draft: string): Promise<string> {
  const before = world.active;
  const page = await world.context.newPage();
  const tab = world.tabs.find((known) => known.page === page) as Tab;
  page.setDefaultTimeout(CALM_MS);
  try {
    await openForm(page, world.origin, draft);
    if ((await applyButton(page).count()) === 0 && draft.startsWith('application')) return '';
    return await staysMissing(world, tab, draft, CALM_MS);
  } finally {
    await page.close();
    world.tabs = world.tabs.filter((known) => known !== tab);
    world.active = before;
  }
}

/** Applications that the backend has more than once, word for word. */
export function doubleApplications(dataFolder: string): string[] {
  const database = new Database(path.join(dataFolder, 'lindenway.db'), { readonly: true });
  try {
    const sql = `SELECT job_id, full_name, count(*) AS times FROM applications
      GROUP BY account_id, job_id, full_name, email, phone_number, message, resume_name, resume HAVING count(*) > 1`;
    const rows = database.prepare(sql).all([]) as { job_id: string; full_name: string; times: number }[];
    return rows.map(
      ({ job_id, full_name, times }) => `${full_name} applied ${times} times for vacancy ${job_id}`,
    );
  } finally {
    database.close();
  }
}
