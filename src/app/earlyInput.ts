// What is entered before the page is hydrated. Fields of forms take it by themselves (`forms/TextField`). The boxes of the search, whose
// values are in the store, are told of it, and so are fields that React draws anew, as in a page that was translated early.
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export type EarlyInput = { control: Control; value: string; isChecked: boolean };

export const controlsInPage = (): Control[] => [
  ...document.querySelectorAll<Control>('input:not([type=file]), select, textarea'),
];

/** What was entered into these controls. React may overwrite it from now on. */
export const readInput = (controls: readonly Control[]): EarlyInput[] =>
  controls
    .filter(isFilled)
    .map((control) => ({ control, value: control.value, isChecked: isChecked(control) }));

/** Enters it once more, as the visitor would. */
export function enterAgain({ control, value, isChecked: shouldBeChecked }: EarlyInput): void {
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
export const successorOf = ({ form, name }: Control): Control | undefined =>
  controlsInPage().find((each) => each.name === name && each.form?.ariaLabel === form?.ariaLabel);

/** A box has a value of its own, ticked or not. */
const isFilled = (control: Control) =>
  isBox(control) ? control.checked !== control.defaultChecked : control.value !== initialOf(control);
const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';
const isChecked = (control: Control) => isBox(control) && control.checked;
const initialOf = (control: Control) =>
  control instanceof HTMLSelectElement ? (control.options[0]?.value ?? '') : control.defaultValue;
