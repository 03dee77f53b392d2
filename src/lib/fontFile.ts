/** Where the file of one of the site's two own faces stands; its name without spaces, in small letters. */
export const fontFile = (face: string): string => `/fonts/${face}-latin-wght-normal.woff2`;
