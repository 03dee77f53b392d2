import { useEffect, useLayoutEffect, useRef } from 'react';
import { wait } from '@/lib/wait';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Hands over from prehydration.ts to the hydrated page: what was typed into the HTML is typed again, for the page's own handlers, and
 * what was pressed is pressed again. Stands before the site, so that its layout effect runs before the site's own effects overwrite
 * what was typed.
 */
export function Hydrated() {
  const refills = useRef<(() => void)[]>([]);
  useLayoutEffect(() => {
    const controls = document.querySelectorAll<Control>('input:not([type=file]), select, textarea');
    refills.current = [...controls].filter(isFilled).map(refillOf);
  }, []);
  useEffect(() => void handOver(refills.current), []);
  return null;
}

async function handOver(refills: readonly (() => void)[]): Promise<void> {
  // After all effects and the first render from the store, which would overwrite what is typed again.
  await wait();
  for (const refill of refills) refill();
  const { dataset } = document.documentElement;
  delete dataset.session;
  delete dataset.applied;
  // prehydration.ts presses what was pressed.
  dispatchEvent(new Event('hydrated'));
  // For tests and measurements.
  performance.mark('hydrated');
}

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
  if (!isCheckbox(control)) return () => type(control, value);
  const { checked } = control;
  return () => {
    control.checked = !checked;
    control.click();
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
