import { screen, within } from '@testing-library/react';
import { renderApp } from './renderApp';

export const header = () => screen.getByRole('banner');
export const nav = () => within(screen.getByRole('navigation', { name: 'Main' }));
export const services = () => nav().getByRole('button', { name: 'Services' });
export const candidates = () => nav().getByRole('button', { name: 'Candidates' });
export const servicesMenu = () => screen.findByRole('menu', { name: 'Services' });
export const main = () => screen.getByRole('main');
export const menus = () => screen.queryAllByRole('menu');
export const item = (name: string) => screen.findByRole('menuitem', { name });

/** Opens a page and waits for its heading. */
export async function openAt(address: string, options?: Parameters<typeof renderApp>[1]) {
  const page = await renderApp(address, options);
  await within(main()).findByRole('heading', { level: 1 });
  return page;
}
