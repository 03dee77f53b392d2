import type { NavLink } from './navigation';
import type { Action, Ground, Picture, RichText } from './types';

/** A logo in the strips (docs/behaviour.md, section 3). */
export type ClientLogo = { src: string; alt: string };

type BenefitIcon =
  | 'clock'
  | 'train'
  | 'banknote'
  | 'noFees'
  | 'calendar'
  | 'bolt'
  | 'briefcase'
  | 'shield'
  | 'map';

/** `text` says in a line what the label means here. */
export type Benefit = { icon: BenefitIcon; label: string; text: string };

export type Client = {
  name: string;
  text: string;
  ground: 'mist' | 'butter' | 'stucco';
  picture: Picture;
  action: Action;
};

/** What a visitor comes for. `leadsTo` names the page behind the door, `also` leads to what they ask first. */
export type WayIn = {
  need: string;
  note: RichText;
  leadsTo: string;
  to: string;
  src: string;
  ground: Ground;
  also: Action;
};

export type Stat = { value: string; label: string };

/** The content of the home page, section by section. */
export type HomeContent = {
  title: string;
  description: string;
  hero: { heading: string; lead: string; promise: string; action: Action };
  waysIn: { label: string; list: readonly WayIn[] };
  about: {
    heading: string;
    opening: string;
    paragraphs: readonly string[];
    action: Action;
    picture: Picture;
  };
  services: { heading: string; lead: RichText; doors: readonly NavLink[] };
  clients: {
    heading: string;
    scrollLabel: string;
    previous: string;
    next: string;
    show: string;
    list: readonly Client[];
  };
  employees: {
    heading: string;
    lead: string;
    picture: Picture;
    days: { heading: string; text: string };
    nights: { heading: string; text: RichText };
  };
  candidates: {
    heading: string;
    lead: string;
    /** Stands on the pavement before the house. */
    passer: Picture;
    benefits: readonly Benefit[];
    action: Action;
  };
  stats: { heading: string; list: readonly Stat[] };
  logos: {
    heading: string;
    pause: string;
    play: string;
    strip: readonly ClientLogo[];
    marquee: readonly ClientLogo[];
  };
  contact: {
    heading: string;
    lead: string;
    formHeading: string;
    picture: Picture;
  };
};
