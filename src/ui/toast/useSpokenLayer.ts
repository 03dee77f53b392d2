import { useEffect, useState } from 'react';

/** An element beside the page that an open dialog cannot hide from screen readers, as it hides all else. */
export function useSpokenLayer(): HTMLElement | undefined {
  const [layer, setLayer] = useState<HTMLElement>();

  useEffect(() => {
    const element = document.createElement('div');
    const observer = new MutationObserver(() => element.removeAttribute('aria-hidden'));
    observer.observe(element, { attributeFilter: ['aria-hidden'] });
    document.body.append(element);
    // The element needs a document, which is there only now.
    // oxlint-disable-next-line react/set-state-in-effect
    setLayer(element);
    return () => {
      observer.disconnect();
      element.remove();
    };
  }, []);

  return layer;
}
