import { useEffect, useRef, useState } from 'react';

/** After this long without a sign from the server, a form says so. */
const STALL_MS = 20_000;

/** Whether the server has been silent for a while: `resetSlowTimer` restarts the timer, `stop` ends it. */
export function useStall() {
  const [isStalled, setStalled] = useState(false);
  const timer = useRef<number>(undefined);

  const stop = () => {
    clearTimeout(timer.current);
    setStalled(false);
  };
  const resetSlowTimer = () => {
    stop();
    timer.current = window.setTimeout(() => setStalled(true), STALL_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { isStalled, resetSlowTimer, stop };
}
