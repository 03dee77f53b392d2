/** Asks for a file that is about to be used. */
export const preload = (file: Pick<HTMLLinkElement, 'as' | 'href'> & Partial<HTMLLinkElement>): void =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload' }, file));
