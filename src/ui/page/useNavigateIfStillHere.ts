import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation, type NavigateOptions } from 'react-router-dom';

/** Navigates once an answer has come, unless the visitor has left this page meanwhile, or is about to. */
export function useNavigateIfStillHere(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const isStaying = useRef(false);
  useEffect(() => {
    isStaying.current = state === 'idle';
    return () => void (isStaying.current = false);
  }, [state]);
  return (to, options) => {
    if (isStaying.current) void navigate(to, options);
  };
}
