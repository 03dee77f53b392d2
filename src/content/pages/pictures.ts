import type { Picture } from '@/content/types';

const picture = (name: string, width: number, height: number, alt: string): Picture => ({
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

// The drawings with their alt texts. Each is a separate export, so that a page bundles only its own. Drawings that a page
// shows together are views of one SVG file, because the browser parses every SVG file as a document of its own.
export const bench = picture('scene-bench', 540, 320, '');
export const bike = picture('scene-bike', 540, 320, '');
export const badge = picture('scene-badge', 540, 320, '');
export const crossing = picture('scene-crossing', 540, 320, '');
export const noticeBoard = picture('scene-notice-board', 540, 320, '');
export const pillarBox = picture('scene-pillar-box', 540, 320, '');
export const pavement = picture('scene-pavement', 360, 472, '');
export const door404 = picture(
  'door-404',
  600,
  612,
  'A closed green door at number 404, with a cat waiting on the step',
);
export const tea = picture(
  'scene-tea',
  480,
  560,
  'A carer holds an older woman’s hand over a pot of tea at her kitchen table',
);
export const conversation = picture(
  'scene-mental-health',
  320,
  380,
  'Two people talk over a hot drink by the window',
);
export const respite = picture('scene-respite', 320, 380, 'Someone rests in an armchair with a book');
export const palliative = picture('scene-palliative', 320, 380, 'A carer sits at a bedside in the evening');
export const handover = picture(
  'scene-handover',
  840,
  480,
  'Under a street lamp the day team hands a folder of notes to the night team',
);
export const desk = picture('scene-desk', 480, 420, 'A coordinator takes a call at her desk after dark');
export const papers = picture(
  'scene-papers',
  560,
  400,
  'A certificate, a passport and a telephone set out on a hall table',
);
export const hospital = front('hospital', 'A nurse walks in through the doors of a hospital');
export const careHome = front(
  'care-home',
  'A carer pushes a resident in a wheelchair past the front of a care home',
);
export const house = front('home', 'A carer visits a man at his window table in a terraced house');
export const emptyDesk = picture(
  'scene-empty-desk',
  480,
  420,
  'An empty desk under a lit lamp, with a cup and an open laptop',
);
export const practice = picture(
  'scene-practice',
  560,
  400,
  'A trainee kneels on the floor and presses on the chest of a manikin',
);
export const letterbox = picture(
  'scene-letterbox',
  560,
  460,
  'A hand posts a letter through a green front door',
);
export const nightPhone = picture(
  'scene-night-phone',
  480,
  520,
  'A nurse reads her telephone at a bus stop at night',
);
export const portering = picture(
  'room-portering',
  400,
  280,
  'A porter pushes a trolley of supplies along a corridor',
);
export const cleaning = picture('room-cleaning', 400, 280, 'A cleaner mops a corridor');
export const security = picture(
  'room-security',
  400,
  280,
  'A security officer speaks on a radio at a night desk',
);
export const waste = picture(
  'room-waste',
  400,
  280,
  'An operative lifts a bag beside three bins of different colours',
);

/** The same drawing without alt text, where it only decorates. */
export const decorative = (seen: Picture): Picture => ({ ...seen, alt: '' });

/** A service's front as seen from the street: it decorates the banner. */
export const frontOf = (name: string, height = 440): Picture => picture(`front-${name}`, 640, height, '');

export const doorOf = (service: string): string => `/images/doors.svg#${service}`;
