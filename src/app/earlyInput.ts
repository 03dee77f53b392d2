// What a visitor enters before the page is hydrated: its handlers have not heard of it, and its effects may overwrite it.
import { wait } from '@/lib/wait';

type TextControl = HTMLInputElement | HTMLTextAreaElement;
type Control = TextControl | HTMLSelectElement;

const CONTROLS = 'input:not([type=file]), select, textarea';

let isReplayed = false;
let replays: (() => void)[] = [];

/**
 * Preserves input and focus where React falls back to rendering on the client, as it does with HTML that a translation has changed: the
 * new controls take them over. Called before hydration; ends when another page is opened.
 */
export function preserveInput(root: HTMLElement): void {
  const { pathname } = location;
  const serverControls = byName(root);
  let focused = document.activeElement;
  const forgetLeft = async (left: EventTarget | null) => {
    await wait();
    if (left === focused && focused?.isConnected && document.activeElement === document.body) focused = null;
  };
  const stops = [
    listen('focusin', ({ target }) => (focused = target instanceof Element ? target : null)),
    listen('focusout', ({ target }) => void forgetLeft(target)),
  ];
  // Called after React's commit, before the next key takes effect.
  const observer = new MutationObserver(() => {
    const isOver = location.pathname !== pathname;
    for (const [name, control] of serverControls) {
      if (control.isConnected) continue;
      serverControls.delete(name);
      const successor = byName(document.body).get(name);
      if (!isOver && successor) handOver(control, successor, control === focused);
    }
    if (!isOver && serverControls.size > 0) return;
    observer.disconnect();
    for (const stop of stops) stop();
  });
  observer.observe(root, { childList: true, subtree: true });
}

/** Captures what has been entered so far, for `replayInput`. */
export function captureInput(): void {
  replays.push(...controlsIn(document.body).filter(isFilled).map(replayOf));
}

/** Enters it once more, as the visitor would. */
export function replayInput(): void {
  isReplayed = true;
  for (const replay of replays) replay();
  replays = [];
}

function handOver(from: Control, to: Control, hadFocus: boolean): void {
  if (hadFocus) to.focus({ preventScroll: true });
  if (!isFilled(from)) return;
  to.value = from.value;
  if (isCheckbox(from) && isCheckbox(to)) to.checked = from.checked;
  const replay = replayOf(to);
  if (isReplayed) void wait().then(replay);
  else replays.push(replay);
}

/** Listens at the window, before React stops the event at its root, as it does where it has not hydrated yet. Returns how to end that. */
function listen(eventType: string, onEvent: (event: Event) => unknown): () => void {
  addEventListener(eventType, onEvent, true);
  return () => removeEventListener(eventType, onEvent, true);
}

/** Controls by the names of their form and their own; of those with the same name, each by its place among them. */
function byName(root: Element): Map<string, Control> {
  const named = new Map<string, Control>();
  for (const control of controlsIn(root)) {
    let name = `${control.form?.ariaLabel} ${control.name}`;
    while (named.has(name)) name += '+';
    named.set(name, control);
  }
  return named;
}

const controlsIn = (root: Element): Control[] => [...root.querySelectorAll<Control>(CONTROLS)];

const isCheckbox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

function isFilled(control: Control): boolean {
  if (isCheckbox(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement) return control.selectedIndex > 0;
  return control.value !== control.defaultValue;
}

/** Returns a function that enters what the control has now. */
function replayOf(control: Control): () => void {
  if (control instanceof HTMLSelectElement) {
    const { value } = control;
    return () => setValue(control, value, 'change');
  }
  if (!isCheckbox(control)) return replayOfText(control);
  const { checked } = control;
  return () => {
    control.checked = !checked;
    control.click();
  };
}

/** Until the replay the visitor may go on typing, also behind what an effect of the page has written in place of the text. */
function replayOfText(control: TextControl): () => void {
  let overwritten = '';
  let written = '';
  let seen = control.value;
  const noticeOverwriting = () => {
    if (control.value === seen) return;
    overwritten += seen.slice(written.length);
    written = seen = control.value;
  };
  const stops = [
    listen('beforeinput', noticeOverwriting),
    listen('input', ({ target }) => target === control && (seen = control.value)),
  ];
  return () => {
    noticeOverwriting();
    for (const stop of stops) stop();
    type(control, overwritten + control.value.slice(written.length));
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
