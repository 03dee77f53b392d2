/**
 * From here on the header shows its links, below it the menu button: 1,140 px of text at its usual size. In em, so that larger text, for
 * which the row has no room, gets the button on wider screens too.
 */
export const WITH_NAV = '@media (min-width: 71.25em)';
export const WITHOUT_NAV = '@media (max-width: 71.24em)';
