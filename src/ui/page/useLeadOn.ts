import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation, type NavigateOptions } from 'react-router-dom';

/** Leads on to another page once an answer has come. A visitor who has left this page meanwhile, or is about to, is left alone. */
export function useLeadOn(): (to: string, options?: NavigateOptions) => void {
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
