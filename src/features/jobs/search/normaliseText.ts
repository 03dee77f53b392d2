/**
 * A text as it is compared: without case, blanks, hyphens and dashes, so that "part time" is Part-time.
 * Whatever contains a term as it was typed also contains it in this form.
 */
export const normaliseText = (text: string): string =>
  text.toLowerCase().replaceAll(/[\s\u2010-\u2015-]+/g, '');
