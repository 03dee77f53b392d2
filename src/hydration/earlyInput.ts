type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Remembers what a visitor types into the prerendered HTML: hydrating would overwrite it. Call it right before hydrating.
 * @returns a function that fills the fields in again; to be called once the page's own handlers are in place
 */
export function keepEarlyInput(root: HTMLElement): () => void {
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

/** Fills a control as typing would, and keeps the caret: the visitor may still be typing. */
function fill(control: Control, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (!isCheck(control)) return;
    control.checked = !value;
    control.click();
    return;
  }
  const caret = caretOf(control);
  setValue(control, value);
  // The first event may run effects that fill the field themselves.
  if (control.value !== value) setValue(control, value);
  // A field that refuses the whole value may accept it letter by letter, up to its limit.
  if (control.value !== value) {
    let accepted = '';
    for (const letter of value) {
      setValue(control, accepted + letter);
      if (control.value === accepted + letter) accepted = control.value;
    }
  }
  if (caret) setCaret(control, caret);
}

/**
 * Sets a value as typing would. React ignores an input event whose value it has seen last, and it has seen the typed one: so
 * the field is emptied first, by the setter that React tracks.
 */
function setValue(control: Control, value: string): void {
  control.value = '';
  const prototype: unknown = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  const type = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(type, { bubbles: true }));
}

type Caret = [start: number, end: number];

/** The selection in the focused field; some types of field, such as email, have none. */
function caretOf(control: Control): Caret | undefined {
  if (control instanceof HTMLSelectElement || control !== document.activeElement) return undefined;
  const { selectionStart, selectionEnd } = control;
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
}

function setCaret(control: Control, [start, end]: Caret): void {
  if (!(control instanceof HTMLSelectElement)) control.setSelectionRange(start, end);
}
