import { draftOf, isDraftForm } from './ledger';
import { see, tag, type World } from './world';

/** Notes what a form shows as typed. */
export async function noteTyped(world: World, label: string, name: string): Promise<void> {
  const seen = await see(world.active);
  const form = seen?.forms.find((candidate) => candidate.label === label);
  if (!seen || !form || !isDraftForm(label) || form.isSent) return;
  const isTyped = !['password', 'confirmPassword', 'termsAccepted'].includes(name);
  const draft = form.tag || draftOf(label, seen.url, seen.account);
  if (!form.tag) {
    world.ledger.adopt(draft);
    await tag(world.active, label, draft);
  }
  if (!isTyped) return;
  // Two tabs with one form: which of their texts is kept for a third depends on which of them was left last.
  if (await isOpenElsewhere(world, draft)) world.ledger.loseSight(draft);
  else world.ledger.write(draft, world.active.id, form, name);
}

async function isOpenElsewhere({ tabs, active }: World, draft: string): Promise<boolean> {
  const others = await Promise.all(tabs.filter((tab) => tab !== active).map(see));
  return others.some((seen) => seen?.forms.some(({ tag: name }) => name === draft));
}
