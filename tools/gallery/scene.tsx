import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { jobsApi } from '@/api/jobsApi';
import { readJob, type Job } from '@/contract/jobs';
import { DialogHistory } from '@/lib/backCloses';
import { DAY } from '@/lib/time/durations';
import { makeStore, type RootState } from '@/store/makeStore';
import samples from '../../server/vacancies/sampleVacancies.json';

/** The states of each component, by its name. */
export type Pieces = Record<string, Record<string, ReactNode>>;

const daysFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString();

/** Some sample vacancies, as a list brings them. */
export const jobs: readonly Job[] = samples
  .slice(0, 8)
  .flatMap(({ posted_days_ago, closes_in_days, ...sample }) => {
    const dates = { posted_at: daysFromNow(-posted_days_ago), closes_at: daysFromNow(closes_in_days) };
    return readJob({ ...sample, ...dates }) ?? [];
  });
// The samples are never empty.
export const [job] = jobs as [Job];

type SceneProps = {
  at?: string;
  state?: Partial<RootState>;
  /** The fetched list; undefined while it loads. */
  list?: readonly Job[] | undefined;
  children: ReactNode;
};

/** A router and a store for one state of a component. */
export function Scene({ at = `/job/${job.id}`, state, list, children }: SceneProps) {
  const [store] = useState(() => {
    const made = makeStore(state);
    const value = list && { jobs: list };
    if (value)
      made.dispatch(jobsApi.util.upsertQueryEntries([{ endpointName: 'getJobs', arg: undefined, value }]));
    return made;
  });
  const element = <DialogHistory>{children}</DialogHistory>;
  const [router] = useState(() => {
    const routes = ['/job/:id', '*'].map((path) => ({ path, element }));
    return createMemoryRouter(routes, { initialEntries: [at] });
  });
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
}

/** The longest pause after which a form says something. */
const FOLLOWED_MS = 1000;

type AfterProps = { act?: (shown: HTMLElement) => void; children: ReactNode };

/** Does what a visitor would do, and is `data-busy` until the component has followed. */
export function After({ act, children }: AfterProps) {
  const shown = useRef<HTMLDivElement>(null);
  const [isBusy, setBusy] = useState(true);
  const begin = useEffectEvent(() => shown.current && act?.(shown.current));
  useEffect(() => {
    const timers = [setTimeout(() => begin()), setTimeout(() => setBusy(false), FOLLOWED_MS)];
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <div ref={shown} data-busy={isBusy || undefined}>
      {children}
    </div>
  );
}

/** In what is shown, or in the dialog that it has opened. */
const find = (shown: HTMLElement, selector: string) =>
  shown.querySelector<HTMLElement>(selector) ??
  document.querySelector<HTMLElement>(`[role=dialog] ${selector}`);

export const press = (selector: string) => (shown: HTMLElement) => find(shown, selector)?.click();

export function submit(shown: HTMLElement): void {
  const form = find(shown, 'form');
  // A field's example has no button.
  if (form instanceof HTMLFormElement) form.requestSubmit();
}

/** Types into the first field. React replaces a field's own setter, through which it would see no change; the prototype's is the browser's. */
export const type = (text: string) => (shown: HTMLElement) => {
  const field = find(shown, 'input, textarea');
  if (!field) return;
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
