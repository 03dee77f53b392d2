import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSamePerson } from '@/features/session/sessionSlice';
import { useAppSelector, useAppStore } from '@/store/hooks';
import type { ApplyingStage } from './applyingStage';

type OwnerOptions = { stage: ApplyingStage; stageNow: () => ApplyingStage; close: () => void };

/**
 * Whose application form it is: the session in which it was opened. Closes the form when its owner logs out or somebody else signs
 * in, here or in another tab; it stays its owner's draft.
 */
export function useOwner({ stage, stageNow, close }: OwnerOptions) {
  const store = useAppStore();
  const session = useAppSelector((state) => state.session);
  const [owner, setOwner] = useState(session);
  const ownerNow = useRef(session);
  const isOpen = stage.name === 'fillingIn' || stage.name === 'signingInAgain';
  const isOpenToOthers = isOpen && session.isAuthenticated && !isSamePerson(owner, session);

  const isOwnerSignedIn = () => isSamePerson(ownerNow.current, store.getState().session);

  // Both read what is true now: the session may be rendered a moment before the stage and the owner.
  const closeToOthers = useEffectEvent(() => {
    if (store.getState().session.isAuthenticated && !isOwnerSignedIn()) close();
  });
  const closeAfterLogOut = useEffectEvent(() => {
    // A session that ends by itself does so while the application is being sent.
    if (stageNow().name === 'fillingIn') close();
  });
  useEffect(() => {
    if (isOpenToOthers) closeToOthers();
  }, [isOpenToOthers]);
  useEffect(() => {
    if (!session.isAuthenticated) closeAfterLogOut();
  }, [session.isAuthenticated]);

  const becomeOwner = () => {
    ownerNow.current = store.getState().session;
    setOwner(ownerNow.current);
  };
  return { owner, becomeOwner, isOwnerSignedIn };
}
