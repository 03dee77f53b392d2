import { useEffect, useLayoutEffect } from 'react';

/** An effect before the first paint in the browser; while rendering to HTML there is neither effect nor device. */
export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;
