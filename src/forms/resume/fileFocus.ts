import { focusRing } from '@/ui/focusRing';

/** The focus ring of the hidden file input, drawn around the element that is shown in its place. */
export const fileFocus = { 'input:focus-visible + &': focusRing };
