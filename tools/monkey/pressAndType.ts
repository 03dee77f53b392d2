import type { ElementHandle } from 'playwright-core';
import { forgetDeviceCopy } from '@/content/forgetDevice';
import { draftOf } from './ledger';
import { elementAt, type Seen, type Target } from './look';
import { noteTyped } from './noteTyped';
import { nextNumber, PASSWORD } from './tasks';
import type { World } from './world';

/** Presses something that the page shows. */
export async function press(world: World, seen: Seen): Promise<string> {
  const kinds = world.random.chance(0.6) ? ['button', 'box'] : ['link'];
  const all = seen.targets.filter(({ kind, field, name }) => kinds.includes(kind) && isWanted(field, name));
  const target = world.random.pick(all);
  if (!target) return 'finds nothing to press';
  const element = await handleOf(world, target);
  const isPressed = await element.click({ timeout: 1000, noWaitAfter: true }).then(
    () => true,
    () => false,
  );
  await tell(world, seen, { ...target, isPressed });
  return `${isPressed ? 'presses' : 'cannot press'} ${target.kind} "${target.name || target.field}"${target.form && ` in ${target.form}`}`;
}

// A print dialog would stay, and shared computers have a journey of their own.
const isWanted = (field: string, name: string) => field !== 'sharedComputer' && !name.startsWith('Print');

/** What a press does to the drafts. On a busy machine it may have come through although nobody waited that long. */
async function tell(
  { ledger, sent, active }: World,
  seen: Seen,
  { name, form, isPressed }: Target & { isPressed: boolean },
): Promise<void> {
  const applying = seen.forms.find(({ label }) => label === 'Apply');
  if (name === 'Discard') ledger.clear(draftOf(form, seen.url, seen.account));
  if (name === 'Cancel' && applying && !applying.isBusy && !applying.isSent)
    ledger.clear(applying.tag || draftOf('Apply', seen.url, seen.account));
  if (name === 'Undo' && isPressed) ledger.undo();
  if (name === forgetDeviceCopy.button && seen.dialog) {
    ledger.dropAll();
    sent.clear();
  }
  // The CV, or a number that was offered in place of the typed one.
  if (/^(Remove|Use) /.test(name) && form) ledger.loseSight(draftOf(form, seen.url, seen.account));
  await active.page.waitForTimeout(50);
}

/** Types into a field that the page shows. */
export async function type(world: World, seen: Seen): Promise<string> {
  const fields = seen.targets.filter(({ kind }) => kind === 'field');
  const target = world.random.pick(fields.filter(({ form }) => form)) ?? world.random.pick(fields);
  if (!target) return 'finds nothing to type into';
  const element = await handleOf(world, target);
  const value = textFor(target.field, nextNumber(world));
  const isList = await element.evaluate((node) => node instanceof HTMLSelectElement);
  try {
    if (isList) await element.selectOption({ index: 1 });
    else await element.fill(value, { timeout: 1000 });
  } finally {
    // On a busy machine it is typed although nobody waited.
    if (target.form) await noteTyped(world, target.form, target.field);
  }
  return `types "${value}" into ${target.field || target.name} of ${target.form || 'the page'}`;
}

function textFor(field: string, number: number): string {
  if (/phone/i.test(field)) return `+4477009${String(number).padStart(5, '0')}`;
  if (/password/i.test(field)) return PASSWORD;
  if (/email/i.test(field)) return `typed-${number}@candidate.example`;
  return ['nurse', 'Contract', 'London', 'Typed'][number % 4] + ` ${number}`;
}

async function handleOf({ active }: World, { index }: Target): Promise<ElementHandle<HTMLElement>> {
  const element = (await active.page.evaluateHandle(elementAt, index)).asElement();
  if (!element) throw new Error('it has gone');
  return element;
}
