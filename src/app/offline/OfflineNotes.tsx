import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { offlineCopy } from '@/content/offline';
import { selectSaved } from '@/features/jobs/saved/savedSlice';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/button/Button';
import { keepSaved, keepWhatIsShown } from './keepWhatIsShown';
import { activateAndReload, registerWorker } from './registerWorker';
import { useConnectionNote } from './useConnectionNote';
import { printHidden } from '@/ui/print';

/** Says what matters about the connection, and offers a new version, which starts when the visitor agrees, or at the next visit. */
export function OfflineNotes() {
  const [update, setUpdate] = useState<ServiceWorker>();
  const note = useConnectionNote();
  const saved = useAppSelector(selectSaved);

  useEffect(() => {
    void registerWorker(setUpdate);
    keepWhatIsShown();
  }, []);
  useEffect(() => void keepSaved(saved.map(({ id }) => id)), [saved]);

  const reload = () => {
    if (update && (!isHalfFilled() || window.confirm(offlineCopy.losesTyped))) activateAndReload(update);
  };
  // "Later" and "Hide" remove their own button; without this the focus would be lost with it.
  const cameFrom = useRef<HTMLElement>(null);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  };
  const giveFocusBack = () => cameFrom.current?.focus();
  const postpone = () => {
    giveFocusBack();
    setUpdate(undefined);
  };
  return (
    <Notes onFocus={onFocus}>
      <div role="status">{note && <ConnectionNote key={note} note={note} onHide={giveFocusBack} />}</div>
      <div role="status">
        {update && (
          <p>
            {offlineCopy.newVersion}
            <Button size="small" onClick={reload}>
              {offlineCopy.reload}
            </Button>
            <Button size="small" variant="text" onClick={postpone}>
              {offlineCopy.later}
            </Button>
          </p>
        )}
      </div>
    </Notes>
  );
}

/** Can be hidden, as it may stand over what one reads; the next note is shown again. */
function ConnectionNote({ note, onHide }: { note: string; onHide: () => void }) {
  const [isHidden, setIsHidden] = useState(false);
  const hide = () => {
    onHide();
    setIsHidden(true);
  };
  return (
    !isHidden && (
      <p>
        <span>{note}</span>
        <Button size="small" variant="text" onClick={hide}>
          {offlineCopy.hide}
        </Button>
      </p>
    )
  );
}

/** Whether something is typed into a form of the page, the search boxes aside, which are kept anyway. */
const isHalfFilled = () =>
  [
    ...document.querySelectorAll<HTMLInputElement>('form:not([role=search]) :is(input, select, textarea)'),
  ].some(({ type, checked, value }) => (type === 'checkbox' ? checked : value !== ''));

const Notes = styled('div')(({ theme: { breakpoints, shape, typography, vars, zIndex } }) => ({
  position: 'fixed',
  zIndex: zIndex.snackbar,
  // On phones "Apply Now" stands at the foot of the screen.
  bottom: 88,
  [breakpoints.up('md')]: { bottom: 16 },
  left: 16,
  maxWidth: 'calc(100vw - 32px)',
  // On phones it would cover the line that says why a form was not sent, which tells of the connection too, or a dialog's buttons.
  [breakpoints.down('md')]: {
    'html:has([data-submit-failure], [role=dialog]) &': { display: 'none' },
  },
  '& p': {
    ...typography.body2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    margin: '8px 0 0',
    padding: '10px 16px',
    borderLeft: `6px solid ${vars.palette.light[500]}`,
    borderRadius: shape.borderRadius,
    color: vars.palette.text.primary,
    backgroundColor: vars.palette.background.paper,
    boxShadow: vars.shadows[2],
  },
  // Its button stays beside it, so that it covers as little as it can.
  '& span': { flex: '1 1 10em' },
  ...printHidden,
}));
