import { stillLoading } from '@/content/pageTrouble';

const ID = 'load-trouble';

/** After which script that has not come is asked for again. */
export const RETRY_MILLISECONDS = 5000;

/** Says that the script has not come; the page has no theme and no toasts yet. A second call says no more. */
export function showLoadTrouble(): void {
  if (document.getElementById(ID)) return;
  const note = document.createElement('p');
  Object.assign(note, { id: ID, role: 'status', textContent: stillLoading });
  note.style.cssText = 'position:fixed;bottom:0;padding:16px;color:#fff;background:#10243a';
  document.body.append(note);
}

/** Takes it back. */
export const endLoadTrouble = () => document.getElementById(ID)?.remove();
