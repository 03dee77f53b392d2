// Runs in the page.

/** What a visitor could press or type into; `index` is its place in the page's own list of them. */
export type Target = {
  index: number;
  name: string;
  kind: 'link' | 'button' | 'box' | 'field';
  /** The accessible name of the form around it; blank outside of forms. */
  form: string;
  /** A field's name, as it is sent. */
  field: string;
};

export type SeenForm = {
  label: string;
  /** Under which draft this form was seen before; blank when it has just come. */
  tag: string;
  values: Record<string, string>;
  /** The name of the chosen file. */
  file: string;
  /** Whether the line says that it is kept on the device. */
  isKept: boolean;
  isSent: boolean;
  isBusy: boolean;
};

export type Seen = {
  url: string;
  isOurs: boolean;
  isHydrated: boolean;
  hasHeading: boolean;
  /** The account that is signed in, as the drafts name it. */
  account: string;
  dialog: string;
  targets: Target[];
  forms: SeenForm[];
};

/**
 * What the page shows now; the elements themselves stay in the page, see `elementAt`. All of it is one function, and one call, because
 * `page.evaluate` sends nothing but that function's own source, and between two calls the page could have changed.
 */
export function look(): Seen {
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[aria-hidden=true], [inert], [data-monkey-left]');
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .trim()
      .replaceAll(/\s+/g, ' ')
      .slice(0, 60);
  const read = (key: string) => {
    try {
      return localStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  };

  const isAway = (element: Element) =>
    element instanceof HTMLAnchorElement && (element.origin !== location.origin || element.download !== '');
  const kindOf = (element: Element): Target['kind'] => {
    if (element instanceof HTMLAnchorElement) return 'link';
    if (element instanceof HTMLInputElement && element.type === 'checkbox') return 'box';
    return element.matches('input, textarea, select') ? 'field' : 'button';
  };
  const targetOf = (element: Element, index: number): Target => ({
    index,
    name: nameOf(element),
    kind: kindOf(element),
    form: element.closest('form')?.ariaLabel ?? '',
    field: element.getAttribute('name') ?? '',
  });

  const valuesOf = (form: HTMLFormElement) =>
    Object.fromEntries(
      [...form.querySelectorAll<HTMLInputElement>('input[name], textarea[name], select[name]')]
        .filter(({ type }) => !['password', 'checkbox', 'file', 'hidden'].includes(type))
        .map(({ name, value }) => [name, value]),
    );
  const fileIn = (form: HTMLFormElement) => {
    const remove = form.querySelector('button[aria-label^="Remove "]');
    return remove ? nameOf(remove).slice('Remove '.length) : '';
  };
  const formOf = (form: HTMLFormElement): SeenForm => ({
    label: form.ariaLabel ?? '',
    tag: form.dataset.monkey ?? '',
    values: valuesOf(form),
    file: fileIn(form),
    isKept: (form.textContent ?? '').includes('Kept on this device at'),
    isSent: (form.textContent ?? '').includes('Your reference number is'),
    isBusy: form.querySelector('button[type=submit][aria-busy=true]') !== null,
  });

  const elements = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, [role=menuitem], input:enabled:not([type=file]), textarea:enabled, select:enabled',
    ),
  ].filter((element) => isShown(element) && !isAway(element));
  Object.assign(window, { monkeyTargets: elements });
  const dialog = [...document.querySelectorAll('[role=dialog]')].findLast(isShown);
  const title = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '');
  return {
    url: location.href,
    isOurs: location.protocol === 'http:' && document.querySelector('main') !== null,
    isHydrated: performance.getEntriesByName('hydrated').length > 0,
    hasHeading: [...document.querySelectorAll('h1, h2')].some((heading) => heading.checkVisibility()),
    account: read('username') && (read('lindenway.account') || read('username')),
    dialog: title?.textContent ?? '',
    targets: elements.map(targetOf),
    forms: [...document.querySelectorAll('form')].filter(isShown).map(formOf),
  };
}

/** Marks a form as seen under a draft. */
export function tagForm({ label, tag }: { label: string; tag: string }): void {
  const form = [...document.querySelectorAll('form')].find(({ ariaLabel }) => ariaLabel === label);
  if (form) form.dataset.monkey = tag;
}

/** The element of a target. */
export const elementAt = (index: number): HTMLElement | undefined =>
  (window as unknown as { monkeyTargets: HTMLElement[] }).monkeyTargets[index];
