import type { BrowserContext, Page, Request, Response } from 'playwright-core';
import { apiPaths } from '@/contract/paths';
import { paths } from '@/lib/paths';
import { draftOf, openLedger, type Ledger } from './ledger';
import { look, tagForm, type Seen } from './look';
import type { Random } from './random';

/** A tab of the visitor's browser, and what it looked like last. */
export type Tab = { id: number; page: Page; account: string };

/** The vacancy that a request applies for, or the draft that it sends. */
type Sending = { job?: string; draft?: string };

/** One visitor's browser, what they have typed, and what went wrong. */
export type World = {
  origin: string;
  random: Random;
  context: BrowserContext;
  tabs: Tab[];
  active: Tab;
  /** Came during a step; the visitor goes on in it with the next. */
  opened: Tab | undefined;
  ledger: Ledger;
  isOffline: boolean;
  /** What each request sends. */
  sending: WeakMap<Request, Sending>;
  /** Vacancies that the server has told this browser it has an application for. */
  sent: Set<string>;
  /** The accounts that the visitor may sign in with. */
  accounts: string[];
  faults: string[];
  /** The last number given to a text, and to a tab. */
  lastNumber: number;
  lastTab: number;
  /** Lets everything through, to see whether something is really lost. */
  calm: (isCalm: boolean) => void;
};

export async function openWorld(
  context: BrowserContext,
  rest: Pick<World, 'origin' | 'random' | 'accounts' | 'calm'>,
): Promise<World> {
  const page = await context.newPage();
  const world: World = {
    ...rest,
    context,
    tabs: [],
    active: { id: 0, page, account: '' },
    opened: undefined,
    ledger: openLedger(),
    isOffline: false,
    sending: new WeakMap(),
    sent: new Set(),
    faults: [],
    lastNumber: 0,
    lastTab: 0,
  };
  addTab(world, page);
  goOnInOpened(world);
  context.on(
    'page',
    (opened) => void (world.tabs.some((known) => known.page === opened) || addTab(world, opened)),
  );
  context.on('weberror', (error) => world.faults.push(`uncaught error: ${String(error.error())}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text()))
      world.faults.push(`console error: ${message.text()}`);
  });
  return world;
}

/** Follows a tab that has opened. */
export function addTab(world: World, page: Page): void {
  const tab = { id: (world.lastTab += 1), page, account: '' };
  world.tabs.push(tab);
  world.opened = tab;
  page.setDefaultTimeout(5000);
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  page.on('crash', () => world.faults.push('a tab has crashed'));
  page.on('request', (request) => noteSending(world, tab, request));
  page.on('response', (response) => dropDraft(world, response));
  page.on('requestfinished', (request) => void noteSent(world, request));
}

/** A tab may open while another is typed into, so it has its turn only after that. */
export function goOnInOpened(world: World): void {
  if (world.opened && world.tabs.includes(world.opened)) world.active = world.opened;
  world.opened = undefined;
}

/** The browser's own lines about requests that did not get through, and the site's, which says that in the console too. */
const isExpected = (text: string) =>
  /Failed to load resource|net::ERR_|Failed to fetch|bad HTTP response code|error occurred when fetching the script|preload/i.test(
    text,
  ) ||
  /\[lindenway\] .*(could not be (loaded|fetched|registered)|wrong shape|does not match its schema)/.test(
    text,
  );

/** Records what a request sends when it starts: by the time of its answer the visitor may have changed page or account. */
function noteSending({ sending, sent, faults }: World, tab: Tab, request: Request): void {
  if (request.method() !== 'POST') return;
  const { pathname } = new URL(request.url());
  if (pathname === apiPaths.applicationForm) {
    const job = pageOf(request).split('/').at(-1) ?? '';
    sending.set(request, { job });
    if (sent.has(job))
      faults.push(`the application for vacancy ${job} was sent again after the server had said yes`);
  } else if (pathname === apiPaths.contact || pathname === apiPaths.register) {
    const enquiry = pageOf(request) === paths.home ? 'Send an enquiry' : 'Leave us a message';
    const label = pathname === apiPaths.register ? 'Sign Up' : enquiry;
    sending.set(request, { draft: draftOf(label, request.frame().url(), tab.account) });
  }
}

/** What the server has said yes to is no longer a draft; but the page still has it if the body of the answer never arrives. */
function dropDraft({ ledger, sending }: World, response: Response): void {
  const { job, draft } = sending.get(response.request()) ?? {};
  if (!response.ok()) return;
  if (job) ledger.dropVacancy(job);
  if (draft) ledger.loseSight(draft);
}

/** A page that is left before its answer has come whole may not know that it was a yes. */
async function noteSent({ sending, sent }: World, request: Request): Promise<void> {
  const job = sending.get(request)?.job;
  if (job && (await request.response())?.ok()) sent.add(job);
}

const pageOf = (request: Request) => new URL(request.frame().url()).pathname;

/** What a tab shows; undefined while it is between two pages. */
export async function see(tab: Tab): Promise<Seen | undefined> {
  try {
    const seen = await tab.page.evaluate(look);
    tab.account = seen.account;
    return seen;
  } catch {
    return undefined;
  }
}

/** Marks a form as seen. */
export const tag = ({ page }: Tab, label: string, name: string): Promise<void> =>
  page.evaluate(tagForm, { label, tag: name }).catch(() => undefined);
