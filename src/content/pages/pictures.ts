import type { Picture } from '@/content/types';

/** A drawing of public/images. Declare one that a single page shows in that page's file, so that other pages do not carry it. */
export const picture = (name: string, width: number, height: number, alt: string): Picture => ({
  src: `/images/${name}.svg`,
  alt,
  width,
  height,
});

const front = (client: string, alt: string): Picture => ({
  src: `/images/client-fronts.svg#${client}`,
  alt,
  width: 480,
  height: 320,
});

// The drawings that several pages show. Those that a page shows together are views of one SVG file, because the browser
// parses every SVG file as a document of its own.
export const conversation = picture(
  'scene-mental-health',
  320,
  380,
  'Two people talk over a hot drink by the window',
);
export const handover = picture(
  'scene-handover',
  840,
  480,
  'Under a street lamp the day team hands a folder of notes to the night team',
);
export const desk = picture('scene-desk', 480, 420, 'A coordinator takes a call at her desk after dark');
export const hospital = front('hospital', 'A nurse walks in through the doors of a hospital');
export const careHome = front(
  'care-home',
  'A carer pushes a resident in a wheelchair past the front of a care home',
);
export const house = front('home', 'A carer visits a man at his window table in a terraced house');

/** The same drawing without alt text, for where it only decorates. */
export const decorative = (seen: Picture): Picture => ({ ...seen, alt: '' });

/** A service's front as seen from the street: it decorates the banner. */
export const frontOf = (name: string, height = 440): Picture => picture(`front-${name}`, 640, height, '');

/** A drawing as wide as the page, across a section's foot. */
export const streetOf = (name: string): Picture => picture(`street-${name}`, 1600, 260, '');

export const doorOf = (service: string): string => `/images/doors.svg#${service}`;
