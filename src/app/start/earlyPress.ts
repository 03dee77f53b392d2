/** Holds what a visitor presses in prerendered HTML before the page is alive: until then a button would do nothing. */
export function holdEarlyPress() {
  let pressed: HTMLElement | undefined;

  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    event.preventDefault();
    pressed = button;
  };
  document.addEventListener('click', hold, true);

  return {
    /** Ends the holding, and gives the button that was pressed last. */
    release: () => {
      document.removeEventListener('click', hold, true);
      return pressed;
    },
  };
}

export type EarlyPress = ReturnType<typeof holdEarlyPress>;
