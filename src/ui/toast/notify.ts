/** One message at the top right. `onClosed` runs once it is gone, by itself or by hand. */
export type Notice = { id: number; kind: 'success' | 'failure'; text: string; onClosed?: () => void };

/** What shows them is given those that were not shown yet. */
export type ToasterProps = { pending: readonly Notice[] };

const listeners = new Set<() => void>();
let pending: readonly Notice[] = [];
let nextId = 1;

/** The one way to say something in a toast (specification section 8). */
export const notify = {
  success: (text: string, onClosed?: () => void) => add('success', text, onClosed),
  failure: (text: string) => add('failure', text),
};

/** Notices that were not shown yet, for ToastHost. */
export const notices = {
  get: () => pending,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  take: (taken: Notice) => change(pending.filter((notice) => notice !== taken)),
};

function add(kind: Notice['kind'], text: string, onClosed?: () => void): void {
  change([...pending, { id: nextId++, kind, text, ...(onClosed && { onClosed }) }]);
}

function change(next: readonly Notice[]): void {
  pending = next;
  for (const listener of listeners) listener();
}
