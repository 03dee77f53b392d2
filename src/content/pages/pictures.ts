import type { Picture } from '@/content/types';

const picture = (name: string, width: number, height: number, alt: string): Picture => ({
  src: `/images/${name}.svg`,
  alt,
  width,
  height,
});

/** The drawings that pages of copy show, with what they show in words. */
export const pictures = {
  bench: picture('scene-bench', 540, 320, ''),
  bike: picture('scene-bike', 540, 320, ''),
  pavement: picture('scene-pavement', 360, 472, ''),
  door404: picture('door-404', 600, 612, 'A closed green door at number 404, with a cat waiting on the step'),
  tea: picture(
    'scene-tea',
    480,
    560,
    'A carer holds an older woman’s hand over a pot of tea at her kitchen table',
  ),
  desk: picture('scene-desk', 480, 420, 'A coordinator talks on the telephone at her desk after dark'),
  conversation: picture('scene-mental-health', 320, 380, 'Two people talk over a hot drink by the window'),
  respite: picture('scene-respite', 320, 380, 'Someone rests in an armchair with a book'),
  palliative: picture('scene-palliative', 320, 380, 'A carer sits at a bedside in the evening'),
  papers: picture(
    'scene-papers',
    560,
    400,
    'A certificate, a passport and a telephone set out on a hall table',
  ),
  handover: picture(
    'scene-handover',
    840,
    480,
    'Under a street lamp the day team hands its notes to the night team',
  ),
  hospital: picture('client-hospital', 480, 320, 'A nurse walks in through the doors of a hospital'),
  careHome: picture(
    'client-care-home',
    480,
    320,
    'A carer pushes a resident in a wheelchair past the front of a care home',
  ),
  house: picture('client-home', 480, 320, 'A carer visits a man at his window table in a terraced house'),
  letterbox: picture('scene-letterbox', 560, 460, 'A hand posts a letter through a green front door'),
  nightPhone: picture('scene-night-phone', 480, 520, 'A nurse reads her telephone at a bus stop at night'),
  portering: picture('room-portering', 400, 280, 'A porter pushes a trolley of supplies along a corridor'),
  cleaning: picture('room-cleaning', 400, 280, 'A cleaner mops a corridor'),
  security: picture('room-security', 400, 280, 'A security officer speaks on a radio at a night desk'),
  waste: picture('room-waste', 400, 280, 'An operative lifts a bag beside three bins of different colours'),
};

/** The same drawing where it only decorates: beside a door, behind a heading. */
export const unspoken = (seen: Picture): Picture => ({ ...seen, alt: '' });

export const doorOf = (service: string): string => `/images/door-${service}.svg`;
