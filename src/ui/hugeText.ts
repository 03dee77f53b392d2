/** Where `main` or `footer` is so narrow that only enlarged text can be the reason (see app/theme/measures). */
export const HUGE_TEXT = '@container (max-width: 16rem)';
