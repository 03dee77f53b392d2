import type { Locator, Page } from 'playwright-core';
import { jobPath, paths } from '@/lib/paths';
import { makeCv } from '@tools/bench/visitors';
import { noteTyped } from './noteTyped';
import type { World } from './world';

export const PASSWORD = 'Night-bus-42!';
/** Few, so that the walk meets the same vacancy again. */
export const vacancies = ['101', '102', '103', '104', '105', '106'];

/** A number that no other text of the walk has. */
export const nextNumber = (world: World): number => (world.lastNumber += 1);

const formNamed = (page: Page, name: string): Locator => page.getByRole('form', { name, exact: true });
export const applyButton = (page: Page): Locator => page.getByRole('button', { name: 'Apply Now' }).first();

/** Opens the page with the form of a draft. */
export async function openForm(page: Page, origin: string, draft: string): Promise<void> {
  const [form = '', job = ''] = draft.split('|');
  const addresses: Record<string, string> = {
    homeEnquiry: paths.home,
    contactEnquiry: paths.contact,
    registration: paths.signUp,
    application: jobPath(job),
  };
  await page.goto(origin + (addresses[form] ?? ''));
  await untilHydrated(page);
  if (form === 'application') await applyButton(page).click();
}

const untilHydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);

/** Types into fields of a form by their names, as far as they are there, and notes what was typed. */
async function typeInto(world: World, label: string, values: Record<string, string>): Promise<void> {
  const { page } = world.active;
  for (const [name, value] of Object.entries(values)) {
    const field = formNamed(page, label).locator(`[name="${name}"]`);
    try {
      if (name === 'enquiryType') await field.selectOption(value);
      else await field.fill(value);
    } finally {
      await noteTyped(world, label, name);
    }
  }
}

const submit = (page: Page, label: string) =>
  formNamed(page, label).locator('button[type=submit]').click({ timeout: 1500 });

export async function signUp(world: World): Promise<string> {
  const { page } = world.active;
  await page.goto(world.origin + paths.signUp);
  await untilHydrated(page);
  const number = nextNumber(world);
  const email = `walker-${number}@candidate.example`;
  await typeInto(world, 'Sign Up', {
    name: `Ada ${number}`,
    lastName: `Example ${number}`,
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  });
  await submit(page, 'Sign Up');
  world.accounts.push(email);
  return `signs up as ${email}`;
}

export async function signIn(world: World): Promise<string> {
  const { page } = world.active;
  await page.goto(world.origin + paths.signIn);
  await untilHydrated(page);
  return signInHere(world);
}

async function signInHere(world: World): Promise<string> {
  const email = world.random.pick(world.accounts) ?? '';
  await typeInto(world, 'Sign In', { email, password: PASSWORD });
  await submit(world.active.page, 'Sign In');
  return `signs in as ${email}`;
}

export async function enquire(world: World): Promise<string> {
  const { page } = world.active;
  const isContact = world.random.chance(0.5);
  await page.goto(world.origin + (isContact ? paths.contact : paths.home));
  await untilHydrated(page);
  const label = isContact ? 'Leave us a message' : 'Send an enquiry';
  const number = nextNumber(world);
  await typeInto(world, label, {
    name: `Ward manager ${number}`,
    phone: `+4420794${String(number).padStart(5, '0')}`,
    email: `ward-${number}@hospital.example`,
    enquiryType: world.random.pick(['Health Care', 'Jobs', 'Training']) ?? 'Jobs',
    message: `We need ${number} nurses for nights in May.`,
  });
  if (isContact) await formNamed(page, label).getByRole('checkbox').check();
  if (world.random.chance(0.75)) await submit(page, label);
  return `writes the enquiry "${label}" ${number}`;
}

export async function apply(world: World): Promise<string> {
  const { page } = world.active;
  const job = world.random.pick(vacancies) ?? '';
  await page.goto(world.origin + jobPath(job));
  await untilHydrated(page);
  if ((await applyButton(page).count()) === 0) return `finds no way to apply for vacancy ${job}`;
  await applyButton(page).click();
  await page.getByRole('dialog').first().waitFor();
  if ((await formNamed(page, 'Sign In').count()) > 0) await signInHere(world);
  await formNamed(page, 'Apply').waitFor({ timeout: 5000 });
  await page.waitForTimeout(300);
  const number = await fillInApplication(world);
  if (world.random.chance(0.8)) await submit(page, 'Apply');
  return `applies for vacancy ${job} with letter ${number}`;
}

async function fillInApplication(world: World): Promise<number> {
  const { random, active } = world;
  const number = nextNumber(world);
  const texts = { fullName: `Ada Example ${number}`, email: `ada-${number}@candidate.example` };
  if (random.chance(0.8)) await typeInto(world, 'Apply', texts);
  await typeInto(world, 'Apply', { message: `Letter ${number}: ten years on the wards.` });
  if (random.chance(0.9)) {
    const buffer = Buffer.from(await makeCv(2000 + random.below(150_000)).arrayBuffer());
    const cv = { name: `cv-${number}.pdf`, mimeType: 'application/pdf', buffer };
    const form = formNamed(active.page, 'Apply');
    await form.locator('input[type=file]').setInputFiles(cv);
    await form.getByRole('button', { name: `Remove ${cv.name}` }).waitFor();
    await active.page.waitForTimeout(500); // longer than the pause after which it is kept
    await noteTyped(world, 'Apply', 'message');
  }
  return number;
}
