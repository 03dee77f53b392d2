type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Keeps what a visitor types and presses in prerendered HTML until the page is alive: links work by themselves,
 * but a typed value would be overwritten and a pressed button would do nothing. `replay` gives both back.
 */
export function keepEarlyInput(root: Document) {
  const typed = new Map<Control, string | boolean>();
  let pressed: HTMLElement | undefined;

  const note = ({ target }: { target: EventTarget | null }) => {
    if (isControl(target)) typed.set(target, valueOf(target));
  };
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    event.preventDefault();
    pressed = button;
  };
  root.addEventListener('input', note, true);
  root.addEventListener('change', note, true);
  root.addEventListener('click', hold, true);

  const stopNoting = () => {
    root.removeEventListener('input', note, true);
    root.removeEventListener('change', note, true);
  };
  const stopHolding = () => root.removeEventListener('click', hold, true);

  return {
    /** Call right before hydrating: from then on React keeps the presses itself. */
    handOver: () => {
      stopHolding();
      // What the browser filled in by itself fired no event.
      for (const control of root.querySelectorAll<Control>('input, select, textarea')) {
        if (isFilled(control)) typed.set(control, valueOf(control));
      }
    },
    /** Call once the page's own handlers are in place; a second call does nothing. */
    replay: () => {
      stopNoting();
      for (const [control, value] of typed) fill(control, value);
      typed.clear();
      pressed?.click();
      pressed = undefined;
    },
    /** Call when the page is thrown away. */
    stop: () => {
      stopHolding();
      stopNoting();
    },
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

/**
 * Sets a value as typing would. React takes an event for a change only when the value differs from the one that it has seen
 * last, which is the typed one already: so another value goes first, by the setter that React watches.
 */
function fill(control: Control, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (!isCheck(control)) return;
    control.checked = !value;
    control.click();
    return;
  }
  control.value = '';
  const prototype: unknown = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  const type = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(type, { bubbles: true }));
}

export type EarlyInput = ReturnType<typeof keepEarlyInput>;
