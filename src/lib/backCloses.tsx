import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { isRecord } from './isRecord';

type Close = () => void;
/** Registers an open dialog; returns a function that takes it off again. */
const OpenDialogs = createContext<(close: Close) => () => void>(() => () => undefined);

/** Whether a location is that of an open dialog or sheet, above the entry of its page. */
export const isDialogState = (state: unknown): boolean => isRecord(state) && state.dialog === true;

/** While `isOpen`, Back calls `onBack` instead of leaving the page. */
export function useBackCloses(isOpen: boolean, onBack: Close): void {
  const register = useContext(OpenDialogs);
  const close = useEffectEvent(onBack);
  useEffect(() => (isOpen ? register(() => close()) : undefined), [isOpen, register]);
}

/**
 * Gives an open dialog or sheet a history entry of its own, with the same address, so that Back closes it. The entry goes when the dialog
 * closes or the page is reloaded; a dialog that opens as another closes takes over its entry.
 */
export function DialogHistory({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<readonly Close[]>([]);
  const register = useCallback((close: Close) => {
    setOpen((others) => [...others, close]);
    return () => setOpen((others) => others.filter((other) => other !== close));
  }, []);
  const isOpen = open.length > 0;
  const { state, search, hash } = useLocation();
  const isEntry = isDialogState(state);
  const navigation = useNavigationType();
  const navigate = useNavigate();
  const wasEntry = useRef(false);
  // navigate(-1) takes a moment, in which another dialog may open.
  const isLeaving = useRef(false);

  const follow = useEffectEvent((hasOpen: boolean, isEntryNow: boolean) => {
    const hasLeft = wasEntry.current && !isEntryNow;
    wasEntry.current = isEntryNow;
    if (isEntryNow && !hasOpen && !isLeaving.current) {
      isLeaving.current = true;
      void navigate(-1);
    }
    if (isEntryNow) return;
    const isBack = hasLeft && !isLeaving.current;
    isLeaving.current = false;
    if (!hasOpen) return;
    // A link in the dialog has led on: it closes with its page.
    if (isBack && navigation !== NavigationType.Pop) return;
    if (isBack) open.at(-1)?.();
    else void navigate({ search, hash }, { state: { ...state, dialog: true }, preventScrollReset: true });
  });
  useEffect(() => follow(isOpen, isEntry), [isOpen, isEntry]);

  return <OpenDialogs value={register}>{children}</OpenDialogs>;
}
