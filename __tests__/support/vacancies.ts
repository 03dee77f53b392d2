import { act, fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiPaths } from '@/contract/paths';
import { paths } from '@/lib/paths';
import { network } from './network';
import { renderApp } from './renderApp';

/** The heading that counts the listed vacancies; with `more`, also those that may fit. */
export const showing = (count: number, more?: number) =>
  screen.findByText(
    new RegExp(`^Showing: ${count} filtered jobs${more === undefined ? '' : `, and ${more} that may fit$`}`),
  );
export const filters = () => within(screen.getByRole('complementary', { name: 'Filters' }));
export const box = (name: string) => filters().getByRole('checkbox', { name });

/** The titles of the listed vacancies, in order. */
export const titles = () =>
  within(screen.getByRole('list', { name: 'Vacancies' }))
    .getAllByRole('link')
    .map((link) => /JOB TITLE (.*?)EMPLOYMENT/.exec(link.textContent)?.[1]);

/** Makes the backend send these vacancies. */
export const serve = (items: unknown[]) =>
  network.use(http.get(`*${apiPaths.jobs}`, () => HttpResponse.json({ result: { items } })));

export const search = (text: string) =>
  fireEvent.change(screen.getByLabelText('Enter Job title'), { target: { value: text } });

/** Leaves the site, as by closing its tab. */
export function leave({ unmount }: { unmount: () => void }): void {
  act(() => void window.dispatchEvent(new Event('pagehide')));
  unmount();
}

/** Opens a list of vacancies and waits until it has loaded. */
export async function openList(address: string = paths.jobs, options?: Parameters<typeof renderApp>[1]) {
  const page = await renderApp(address, options);
  await screen.findByText(/^Showing:/);
  return page;
}
