import { provider } from './provider';

/** The browser's title of a page: its own name, then the provider's. */
export const pageTitle = (name: string): string => `${name} | ${provider.name}`;
