type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = 'input:not([type=file]), select, textarea';

/**
 * Remembers what a visitor types into the prerendered HTML: hydrating would overwrite it. Call it right before hydrating.
 * @returns a function that fills the fields in again; to be called once the page's own handlers are in place
 */
export function keepEarlyInput(root: HTMLElement): () => void {
  const refills = new Map<Control, () => void>();
  for (const control of root.querySelectorAll<Control>(CONTROLS)) {
    if (isFilled(control)) refills.set(control, refillOf(control));
  }
  const note = ({ target }: Event) => {
    if (isControl(target)) refills.set(target, refillOf(target));
  };
  for (const type of ['input', 'change']) root.addEventListener(type, note, true);

  return () => {
    for (const type of ['input', 'change']) root.removeEventListener(type, note, true);
    for (const refill of refills.values()) refill();
  };
}

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof Element && target.matches(CONTROLS);

const isCheckbox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

function isFilled(control: Control): boolean {
  if (isCheckbox(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement) return control.selectedIndex > 0;
  return control.value !== control.defaultValue;
}

/** Returns a function that fills the control with what it has now, as the visitor would. */
function refillOf(control: Control): () => void {
  const { value } = control;
  if (!isCheckbox(control)) return () => typeIn(control, value);
  const { checked } = control;
  return () => {
    control.checked = !checked;
    control.click();
  };
}

/** Types into a field, and keeps the caret: the visitor may still be typing. */
function typeIn(control: Control, value: string): void {
  const putCaretBack = holdCaret(control);
  setValue(control, value);
  // If the field refused the whole value, or an effect has filled it meanwhile: letter by letter, which it takes up to its limit.
  if (control.value !== value) {
    let accepted = '';
    for (const letter of value) {
      setValue(control, accepted + letter);
      if (control.value === accepted + letter) accepted = control.value;
    }
  }
  putCaretBack();
}

/**
 * Sets a value as typing would. React ignores an input event whose value it has seen last, and it has seen the typed one: so
 * the field is emptied first, by the setter that React tracks.
 */
function setValue(control: Control, value: string): void {
  control.value = '';
  const prototype: unknown = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  const event = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(event, { bubbles: true }));
}

/** The selection in the focused field; some types of field, such as email, have none. */
function holdCaret(control: Control): () => void {
  if (control instanceof HTMLSelectElement || control !== document.activeElement) return () => undefined;
  const { selectionStart, selectionEnd } = control;
  return () => selectionStart !== null && control.setSelectionRange(selectionStart, selectionEnd);
}
