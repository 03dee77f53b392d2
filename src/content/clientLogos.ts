import type { ClientLogo } from './homeTypes';

const logo = (file: string, alt: string): ClientLogo => ({ src: `/images/client-logos.svg#${file}`, alt });

/** The logos of the first strip. They are made up; their four alt texts are fixed (docs/behaviour.md, section 2). */
export const stripLogos: readonly ClientLogo[] = [
  logo('quillmere', 'Health service'),
  logo('fennimore', 'Healthcare'),
  logo('kitebridge', 'Transport'),
  logo('vellum-hall', 'Art venue'),
];

/** The logos of the second strip, the marquee. */
export const marqueeLogos: readonly ClientLogo[] = [
  logo('wrenfold', 'Healthcare'),
  logo('estwick', 'Health service'),
  logo('port-aldery', 'Transport'),
  logo('marchlight', 'Art venue'),
];
