type Selectors = { matchesDontThrow: (element: JsdomElement, list: string | undefined) => boolean };
/** jsdom's own object of an element. */
type JsdomElement = {
  localName: string;
  classList: { contains: (name: string) => boolean };
  hasAttributeNS: (namespace: null, name: string) => boolean;
};

// jsdom matches every rule of the page against each element whose style is asked for, as finding by role does, though nearly all
// of them ask for another tag, class or attribute. Comparing those first takes an eighth off the tests of pages. To be imported
// before jsdom.
// oxlint-disable-next-line typescript/no-require-imports
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors') as Selectors;
const { matchesDontThrow } = selectors;

selectors.matchesDontThrow = (element, list) =>
  // Rules such as @keyframes have no selector.
  list !== undefined &&
  subjects(list).some(
    ({ tag, name, attribute }) =>
      (!tag || element.localName === tag) &&
      (!name || element.classList.contains(name)) &&
      (!attribute || element.hasAttributeNS(null, attribute)),
  ) &&
  matchesDontThrow(element, list);

type Subject = Record<'tag' | 'name' | 'attribute', string | undefined>;

const known = new Map<string, Subject[]>();

/** Tag, first class and first attribute of the elements that each selector of a list is for. */
function subjects(list: string): Subject[] {
  const found = known.get(list) ?? withoutArguments(list).split(',').map(subject);
  known.set(list, found);
  return found;
}

/** Without the arguments of pseudo-classes and the values of attributes. */
function withoutArguments(list: string): string {
  const shorter = list.replaceAll(/\([^()]*\)|[~^$*|]?=[^\]]*/g, '');
  return shorter === list ? list : withoutArguments(shorter);
}

function subject(selector: string): Subject {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  return {
    tag: /^[\w-]+/.exec(last)?.[0],
    name: /\.([\w-]+)/.exec(last)?.[1],
    attribute: /\[([\w-]+)/.exec(last)?.[1],
  };
}
