import { useEffect, useState } from 'react';

/** An element outside the page root that stays audible: MUI's dialogs set aria-hidden on everything around them. */
export function useToastPortal(): HTMLElement | undefined {
  const [layer, setLayer] = useState<HTMLElement>();

  useEffect(() => {
    const element = document.createElement('div');
    const observer = new MutationObserver(() => element.removeAttribute('aria-hidden'));
    observer.observe(element, { attributeFilter: ['aria-hidden'] });
    document.body.append(element);
    // The element can only be created in the browser, so not while rendering.
    // oxlint-disable-next-line react/set-state-in-effect
    setLayer(element);
    return () => {
      observer.disconnect();
      element.remove();
    };
  }, []);

  return layer;
}
