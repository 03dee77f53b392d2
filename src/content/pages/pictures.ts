import type { Picture } from '@/content/types';

/** A drawing of public/images. Declare it in the page that shows it: no other page shows the same one, nor carries its words. */
export const picture = (name: string, width: number, height: number, alt: string): Picture => ({
  src: `/images/${name}.svg`,
  alt,
  width,
  height,
});

/** The same drawing without alt text, for where it only decorates. */
export const decorative = (seen: Picture): Picture => ({ ...seen, alt: '' });

/** A service's front as seen from the street: it decorates the banner. */
export const frontOf = (name: string, height = 440): Picture => picture(`front-${name}`, 640, height, '');

/** A drawing as wide as the page, across a section's foot. */
export const streetOf = (name: string): Picture => picture(`street-${name}`, 1600, 260, '');

export const doorOf = (service: string): string => `/images/doors.svg#${service}`;
