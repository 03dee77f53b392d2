import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation, type NavigateOptions } from 'react-router-dom';

/** Leads on to another page once an answer has come. A visitor who has left this page meanwhile, or is about to, is left alone. */
export function useLeadOn(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = state === 'idle';
    return () => void (isShown.current = false);
  }, [state]);
  return (to, options) => {
    if (isShown.current) void navigate(to, options);
  };
}
