type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Keeps what a visitor has typed and pressed in prerendered HTML, and types until React answers: the typed values would be
 * overwritten. To be called right before hydrating; from then on React keeps the presses itself.
 * @param pressed the buttons that were pressed before
 * @returns what gives both back; to be called once, when the page's own handlers are in place
 */
export function keepEarlyInput(root: HTMLElement, pressed: Iterable<HTMLElement>): () => void {
  const typed = new Map<Control, string | boolean>();
  for (const control of root.querySelectorAll<Control>('input, select, textarea')) {
    if (isFilled(control)) typed.set(control, valueOf(control));
  }
  const note = ({ target }: { target: EventTarget | null }) => {
    if (isControl(target)) typed.set(target, valueOf(target));
  };
  for (const type of ['input', 'change']) root.addEventListener(type, note, true);

  return () => {
    for (const type of ['input', 'change']) root.removeEventListener(type, note, true);
    for (const [control, value] of typed) fill(control, value);
    for (const button of pressed) button.click();
  };
}

const isCheck = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

const isControl = (target: EventTarget | null): target is Control =>
  (target instanceof HTMLInputElement && target.type !== 'file') ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

const valueOf = (control: Control) => (isCheck(control) ? control.checked : control.value);

function isFilled(control: Control): boolean {
  if (!isControl(control)) return false;
  if (isCheck(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement) return control.selectedIndex > 0;
  return control.value !== control.defaultValue;
}

/** Fills a control in as its visitor did, who may still be typing in the middle of it. */
function fill(control: Control, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (!isCheck(control)) return;
    control.checked = !value;
    control.click();
    return;
  }
  const caret = caretOf(control);
  setValue(control, value);
  // A field that refuses the whole may take a part, as it does from one who types.
  if (control.value !== value && value !== '') {
    setValue(control, '');
    for (const letter of value) setValue(control, control.value + letter);
  }
  if (caret) setCaret(control, caret);
}

/**
 * Sets a value as typing would. React takes an event for a change only when the value differs from the one that it has seen
 * last, which is the typed one already: so another value goes first, by the setter that React watches.
 */
function setValue(control: Control, value: string): void {
  control.value = '';
  const prototype: unknown = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  const type = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(type, { bubbles: true }));
}

type Caret = [start: number, end: number];

/** Where the visitor types; not known of fields of some types, of which email is one. */
function caretOf(control: Control): Caret | undefined {
  if (control instanceof HTMLSelectElement || control !== document.activeElement) return undefined;
  const { selectionStart, selectionEnd } = control;
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
}

function setCaret(control: Control, [start, end]: Caret): void {
  if (!(control instanceof HTMLSelectElement)) control.setSelectionRange(start, end);
}
