import { provider } from './provider';

const suffix = ` | ${provider.name}`;

/** The document title of a page: its name, then the provider's. */
export const pageTitle = (name: string): string => `${name}${suffix}`;

/** The page's name, taken from its document title. */
export const pageName = (title: string): string => title.replace(suffix, '');
