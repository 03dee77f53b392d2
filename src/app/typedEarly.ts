// What was typed into the HTML before the page was hydrated is typed again, for the page's own handlers.
import { wait } from '@/lib/wait';

type TextControl = HTMLInputElement | HTMLTextAreaElement;
type Control = TextControl | HTMLSelectElement;

const CONTROLS = 'input:not([type=file]), select, textarea';

let isHydrated = false;
let refills: (() => void)[] = [];

/**
 * Carries what is typed and the focus over to the new controls where React draws a part of the page anew, as it does with HTML that a
 * translation has changed. Called before hydration; ends when another page is opened.
 */
export function carryTypingOver(root: HTMLElement): void {
  const { pathname } = location;
  const ofHtml = new Set(controlsIn(root));
  let focused = document.activeElement;
  const onFocus = ({ target }: FocusEvent) => (focused = target instanceof Element ? target : null);
  // At the window: React stops the event where it has not hydrated yet.
  addEventListener('focusin', onFocus, true);
  // Called right after React has drawn, before the next key has any effect.
  const observer = new MutationObserver((changes) => {
    if (location.pathname !== pathname) {
      observer.disconnect();
      return removeEventListener('focusin', onFocus, true);
    }
    const removed = changes.flatMap(({ removedNodes }) => [...removedNodes].flatMap(controlsIn));
    for (const control of removed) if (ofHtml.has(control)) carryOver(control, control === focused);
  });
  observer.observe(root, { childList: true, subtree: true });
}

/** Takes note of what the visitor has typed so far: the effects of the page may overwrite it. */
export function noteTyping(): void {
  refills.push(...controlsIn(document.body).filter(isFilled).map(refillOf));
}

/** Types it all again. */
export function typeAgain(): void {
  isHydrated = true;
  for (const refill of refills) refill();
  refills = [];
}

function carryOver(from: Control, hadFocus: boolean): void {
  const to = controlsIn(document.body).find((each) => nameOf(each) === nameOf(from));
  if (!to) return;
  if (hadFocus) to.focus({ preventScroll: true });
  if (!isFilled(from)) return;
  to.value = from.value;
  if (isCheckbox(from) && isCheckbox(to)) to.checked = from.checked;
  const refill = refillOf(to);
  if (isHydrated) void wait().then(refill);
  else refills.push(refill);
}

const nameOf = (control: Control) => `${control.form?.ariaLabel} ${control.name}`;

const controlsIn = (node: Node): Control[] =>
  node instanceof Element ? [...node.querySelectorAll<Control>(CONTROLS)] : [];

const isCheckbox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

function isFilled(control: Control): boolean {
  if (isCheckbox(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement) return control.selectedIndex > 0;
  return control.value !== control.defaultValue;
}

/** Returns a function that fills the control with what it has now, as the visitor would. */
function refillOf(control: Control): () => void {
  const { value } = control;
  if (control instanceof HTMLSelectElement) return () => setValue(control, value, 'change');
  if (!isCheckbox(control)) return refillOfText(control);
  const { checked } = control;
  return () => {
    control.checked = !checked;
    control.click();
  };
}

/** What is typed behind the text until then is kept, even if an effect of the page empties the field in between. */
function refillOfText(control: TextControl): () => void {
  const { value } = control;
  let typedSince = '';
  const onTyped = (event: Event) => {
    if (event instanceof InputEvent) typedSince += event.data ?? '';
  };
  control.addEventListener('beforeinput', onTyped);
  return () => {
    control.removeEventListener('beforeinput', onTyped);
    type(control, control.value.startsWith(value) ? control.value : value + typedSince);
  };
}

/** Letter by letter: a field with a limit takes what fits. */
function type(control: Control, value: string): void {
  setValue(control, '', 'input');
  for (const letter of value) setValue(control, control.value + letter, 'input');
}

/**
 * Sets a value as typing would. React ignores an event whose value it has seen last, and it has seen the typed one: so the field is
 * emptied first, by the setter that React tracks.
 */
function setValue(control: Control, value: string, event: 'input' | 'change'): void {
  control.value = '';
  const prototype: unknown = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(event, { bubbles: true }));
}
