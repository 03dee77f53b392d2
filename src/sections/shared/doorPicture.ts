import type { Picture } from '@/content/types';

/** The drawing of a front door. All have one size; the words beside it name the service. */
export const doorPicture = (src: string): Picture => ({ src, alt: '', width: 240, height: 404 });
