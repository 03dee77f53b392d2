import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from './engine';

type Text = string | RegExp;
/** Finds what a visitor sees as the unit tests do: by role and name, by label, or by text, inside something else or anywhere. */
export type Query = { in?: Query } & ({ role: string; name?: Text } | { label: Text } | { text: Text });

const testingLibrary = readFileSync(
  'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  'utf8',
);
/** After an outage the page asks again after 2, 4, 8, 16 and 32 seconds. */
const TIMEOUT_MS = 60_000;

export type Visitor = ReturnType<typeof createVisitor>;

/** Somebody who uses the site in an engine. Each step waits for what it needs; it throws when that does not come. */
export function createVisitor(engine: Engine, origin: string) {
  const untilTrue = (expression: string) => until(expression, () => engine.evaluate(expression));

  async function find(query: Query): Promise<object | null> {
    if (!(await engine.evaluate(`typeof TestingLibraryDom === 'object'`)))
      await engine.evaluate(`(() => { ${testingLibrary} }).call(window)`);
    return (await engine.evaluate(toExpression(query))) as object | null;
  }
  const see = (query: Query) => until(describe(query), () => find(query));

  const hasValue = (field: Query, value: string) =>
    until(
      `${describe(field)}: ${value}`,
      async () => (await engine.evaluate(`${toExpression(field)}?.value`)) === value,
    );

  async function untilHydrated() {
    await untilTrue(`performance.getEntriesByName('hydrated').length > 0`);
    await untilTrue(`!document.body.innerText.includes('Loading jobs...')`);
  }

  return {
    see,
    untilTrue,
    hasValue,
    resize: engine.resize,
    open: async (path: string) => {
      await engine.open(origin + path);
      await untilHydrated();
    },
    reload: async () => {
      await engine.reload();
      await untilHydrated();
    },
    untilAt: (path: string) => untilTrue(`location.pathname.startsWith(${JSON.stringify(path)})`),
    gone: (query: Query) => until(`no ${describe(query)}`, async () => !(await find(query))),
    click: (query: Query) =>
      until(describe(query), async () => {
        const element = await find(query);
        // Else the click could land on what covers it, or beside what still slides in.
        if (!element || !(await engine.evaluate(canBeHit(query)))) return false;
        await engine.click(element);
        return true;
      }),
    /** Types over what stands in the fields of a form. */
    fill: async (form: Query, values: Record<string, string>) => {
      for (const [label, value] of Object.entries(values)) {
        const field = { label, in: form };
        const element = await see(field);
        await engine.evaluate(`((input) => { input.focus(); input.select(); })(${toExpression(field)})`);
        await engine.type(element, value);
        await hasValue(field, value);
      }
    },
    chooseFile: async (query: Query, file: string) => engine.chooseFile(await see(query), file),
  };
}

/** Asks again until the answer is true. A page that is just leaving may fail to answer. */
async function until<Answer>(what: string, ask: () => Promise<Answer>): Promise<NonNullable<Answer>> {
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await pause(100)) {
    const answer = await ask().catch(() => null);
    if (answer) return answer;
  }
  throw new Error(`Not within ${TIMEOUT_MS / 1000} s: ${what}`);
}

const literal = (text: Text | undefined) => (text instanceof RegExp ? String(text) : JSON.stringify(text));

const describe = ({ in: outer, ...query }: Query): string =>
  Object.values(query).map(String).join(' ') + (outer ? ` in ${describe(outer)}` : '');

/** The first element found that has a place on the page, or null. */
function toExpression(query: Query): string {
  const scope = query.in ? `(${toExpression(query.in)} ?? document.createElement('p'))` : 'document.body';
  const found =
    'role' in query
      ? `queryAllByRole(${scope}, ${literal(query.role)}, { name: ${literal(query.name)} })`
      : 'label' in query
        ? `queryAllByLabelText(${scope}, ${literal(query.label)})`
        : `queryAllByText(${scope}, ${literal(query.text)})`;
  return `(TestingLibraryDom.${found}.find((each) => each.getClientRects().length > 0) ?? null)`;
}

const canBeHit = (query: Query) => `((element) => {
  if (document.getAnimations().some(({ effect }) => effect?.target?.contains(element))) return false;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return element.contains(hit) || Boolean(hit?.contains(element));
})(${toExpression(query)})`;
