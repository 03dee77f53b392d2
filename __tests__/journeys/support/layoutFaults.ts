/** Pixels that each of two things beside each other needs. The search boxes hold a word or a postcode. */
export const narrowest = { field: 200, searchBox: 130, card: 190 };

/**
 * Runs in the page: what is cut off at the sides, too narrow, broken or overprinted at the width that the page has now. What scrolls
 * sideways by itself, and a picture that its own frame crops, is meant so.
 */
export function layoutFaults(least: typeof narrowest): string[] {
  const width = document.documentElement.clientWidth;
  const faults: string[] = [];
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    );
  const nameOf = (element: Element) =>
    `${element.localName} "${(element.textContent || element.getAttribute('src') || '').trim().slice(0, 40)}"`;
  const boxes = new Map<Element, DOMRect>();
  const boxOf = (element: Element) => {
    const box = boxes.get(element) ?? element.getBoundingClientRect();
    boxes.set(element, box);
    return box;
  };
  const clips = (element: Element | null, ...ways: string[]) =>
    element !== null && ways.includes(getComputedStyle(element).overflowX);
  const scrolls = (element: Element | null): boolean =>
    element !== null && (clips(element, 'auto', 'scroll') || scrolls(element.parentElement));
  const areBeside = (one: DOMRect, other: DOMRect) =>
    one.top < other.bottom && other.top < one.bottom && (one.right <= other.left || other.right <= one.left);
  const areOver = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    // A button for a finger may reach a little over what is above or below its words.
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 6;
  const tooNarrow = (all: readonly Element[], limit: number) =>
    all.filter((one) => boxOf(one).width < limit && all.some((other) => areBeside(boxOf(one), boxOf(other))));
  const tell = (fault: string) => (element: Element) => void faults.push(`${fault}: ${nameOf(element)}`);

  if (document.documentElement.scrollWidth > width) faults.push('the page scrolls sideways');
  shown('h1, h2, h3, h4, p, li, a, button, label, img, td, th')
    .filter((each) => boxOf(each).left < -1 || boxOf(each).right > width + 1)
    .filter((each) => !scrolls(each) && !(each.localName === 'img' && clips(each.parentElement, 'hidden')))
    .forEach(tell('off the screen'));

  const words = document.createRange();
  const isWider = (element: Element) =>
    [...element.childNodes].some((node) => {
      words.selectNodeContents(node);
      return node.nodeType === 3 && words.getBoundingClientRect().right > boxOf(element).right + 2;
    });
  shown('h1, h2, h3, h4, button, a[data-variant], label')
    .filter((each) => isWider(each) && !scrolls(each))
    .forEach(tell('wider than its box'));

  const pen = document.createElement('canvas').getContext('2d');
  const isCut = (input: HTMLInputElement) => {
    const { paddingLeft, paddingRight } = getComputedStyle(input);
    if (pen) pen.font = getComputedStyle(input, '::placeholder').font;
    const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return (pen?.measureText(input.placeholder).width ?? 0) > room + 1;
  };
  const isBroken = (label: Element) =>
    label.clientHeight > 1.5 * parseFloat(getComputedStyle(label).lineHeight);
  for (const form of shown('form')) {
    const frames = shown('[data-frame]').filter((each) => form.contains(each));
    const limit = form.role === 'search' ? least.searchBox : least.field;
    tooNarrow(frames, limit).forEach((frame) =>
      tell(`a field of ${boxOf(frame).width} px`)(frame.parentElement ?? frame),
    );
    frames
      .filter((one) => frames.some((other) => areBeside(boxOf(one), boxOf(other))))
      .flatMap((frame) => [...(frame.parentElement?.querySelectorAll('label') ?? [])])
      .filter(isBroken)
      .forEach(tell('a label in two lines'));
    [...form.querySelectorAll<HTMLInputElement>('input[placeholder]')]
      .filter(isCut)
      .forEach(tell('a placeholder cut'));
  }

  for (const row of shown('main :is(ul, ol, div):has(> * :is(h3, h4))')) {
    const cards = [...row.children].filter((each) => each.querySelector('h3, h4') && !scrolls(each));
    tooNarrow(cards, least.card).forEach((each) => tell(`a card of ${boxOf(each).width} px`)(each));
  }

  const pressed = shown('button, a[data-variant], [data-frame], label[for], header a');
  for (const [index, one] of pressed.entries())
    pressed
      .slice(index + 1)
      .filter((other) => areOver(boxOf(one), boxOf(other)) && !one.contains(other) && !other.contains(one))
      .forEach(tell(`${nameOf(one)} is over`));
  return faults;
}
