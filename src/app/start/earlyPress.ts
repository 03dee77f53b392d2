/** Holds what a visitor presses in prerendered HTML before the page is alive: until then a button would do nothing. */
export function holdEarlyPress() {
  // Each once: who sees nothing happen presses again and means the same.
  const pressed = new Set<HTMLElement>();

  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    event.preventDefault();
    pressed.add(button);
  };
  document.addEventListener('click', hold, true);

  return {
    /** Ends the holding, and gives the buttons that were pressed, in their order. */
    release: () => {
      document.removeEventListener('click', hold, true);
      return pressed;
    },
  };
}

export type EarlyPress = ReturnType<typeof holdEarlyPress>;
