import { provider } from './provider';

const suffix = ` | ${provider.name}`;

/** The browser's title of a page: its own name, then the provider's. */
export const pageTitle = (name: string): string => `${name}${suffix}`;

/** The page's own name, out of its title. */
export const pageName = (title: string): string => title.replace(suffix, '');
