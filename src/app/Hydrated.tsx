import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { wait } from '@/lib/wait';

/**
 * Hands over from prehydration.ts to the hydrated page: what was entered and what was pressed reaches the page's own handlers. Stands
 * before the site, so that its layout effect runs before the site's own effects overwrite what was entered.
 */
export function Hydrated() {
  // As the page was served; React may draw others in their place.
  const [{ controls, focused }] = useState(() => ({
    controls: controlsInPage(),
    focused: document.activeElement,
  }));
  const entered = useRef<EarlyInput[]>([]);
  useLayoutEffect(() => {
    entered.current = readInput(controls);
    const successor = controls.find((control) => control === focused && !control.isConnected);
    if (successor) successorOf(successor)?.focus({ preventScroll: true });
  }, [controls, focused]);
  useEffect(() => void handOver(entered.current), []);
  return null;
}

async function handOver(entered: readonly EarlyInput[]): Promise<void> {
  // After all effects and the first render from the store, which would overwrite what is entered again.
  await wait();
  for (const input of entered) {
    if (input.control.isConnected) enterAgain(input);
    // React has drawn it anew, at the latest with this event.
    const successor = input.control.isConnected ? undefined : successorOf(input.control);
    if (successor) enterAgain({ ...input, control: successor });
  }
  const { dataset } = document.documentElement;
  delete dataset.session;
  delete dataset.applied;
  // prehydration.ts presses what was pressed.
  dispatchEvent(new Event('hydrated'));
  // For tests and measurements.
  performance.mark('hydrated');
  void layOutSections();
}

/** One section per frame: the layout of all at once would block a slow phone. */
async function layOutSections(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset.loading === undefined) return;
  for (const section of document.querySelectorAll<HTMLElement>('main > * + *')) {
    section.style.contentVisibility = 'visible';
    await new Promise(requestAnimationFrame);
  }
  delete dataset.loading;
}

// What is entered before the page is hydrated. Fields of forms take it by themselves (`forms/TextField`). The boxes of the search, whose
// values are in the store, are told of it, and so are fields that React draws anew, as in a page that was translated early.
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type EarlyInput = { control: Control; value: string; isChecked: boolean };

const controlsInPage = (): Control[] => [
  ...document.querySelectorAll<Control>('input:not([type=file]), select, textarea'),
];

/** What was entered into these controls. React may overwrite it from now on. */
const readInput = (controls: readonly Control[]): EarlyInput[] =>
  controls
    .filter(isFilled)
    .map((control) => ({ control, value: control.value, isChecked: isChecked(control) }));

/** Enters it once more, as the visitor would. */
function enterAgain({ control, value, isChecked: shouldBeChecked }: EarlyInput): void {
  // React hydrates the Suspense boundary around it, if it has not yet: it ignores the event for which it does so.
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if (isBox(control)) {
    control.checked = !shouldBeChecked;
    control.click();
  } else {
    // React ignores an event whose value it has seen last: so the control is emptied first, by the setter that React tracks.
    control.value = '';
    const prototype: unknown = Object.getPrototypeOf(control);
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
    control.dispatchEvent(
      new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  }
}

/** The control that has taken the place of one that left the page. */
const successorOf = ({ form, name }: Control): Control | undefined =>
  controlsInPage().find((each) => each.name === name && each.form?.ariaLabel === form?.ariaLabel);

/** A box has a value of its own, ticked or not. */
const isFilled = (control: Control) =>
  isBox(control) ? control.checked !== control.defaultChecked : control.value !== initialOf(control);
const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';
const isChecked = (control: Control) => isBox(control) && control.checked;
const initialOf = (control: Control) =>
  control instanceof HTMLSelectElement ? (control.options[0]?.value ?? '') : control.defaultValue;
