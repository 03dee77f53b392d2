import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';

/**
 * An input that suggests texts, by the combobox pattern of the ARIA Authoring Practices: the arrows move through the options, Enter takes
 * the one they have reached, Escape closes the list. Where none is reached, Enter does what it does in any input.
 * @param onChange also called with an option that is chosen
 */
export function useCombobox(options: readonly string[], onChange: (value: string) => void) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [reached, setReached] = useState<string>();
  const shown = isOpen ? options : [];
  const place = shown.findIndex((option) => option === reached);
  const idOf = (index: number) => `${id}-${index}`;

  const set = (open: boolean, option?: string) => {
    setIsOpen(open);
    setReached(option);
  };
  const choose = (option: string) => {
    onChange(option);
    set(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a letter is composed, the keys belong to the keyboard.
    if (event.nativeEvent.isComposing || options.length === 0) return;
    const { key } = event;
    const isChosen = key === 'Enter' && reached !== undefined && place >= 0;
    if (key === 'ArrowDown' || key === 'ArrowUp' || isChosen) event.preventDefault();
    if (key === 'ArrowDown') set(true, options[place + 1]);
    else if (key === 'ArrowUp') set(true, place === -1 ? options.at(-1) : options[place - 1]);
    else if (isChosen) choose(reached);
    else if (key === 'Enter' || key === 'Escape') set(false);
  };

  return {
    /** The options to show; none while the list is closed. */
    shown,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': shown.length > 0,
      'aria-controls': shown.length > 0 ? id : undefined,
      'aria-activedescendant': place >= 0 ? idOf(place) : undefined,
      onChange: ({ target }) => {
        onChange(target.value);
        // What is typed again after hydration was not typed just now.
        set(target === document.activeElement);
      },
      onKeyDown,
      onBlur: () => set(false),
    } satisfies ComponentProps<'input'>,
    // Browsers put a list that scrolls among the stops of the Tab key.
    listProps: { id, role: 'listbox', tabIndex: -1 } satisfies ComponentProps<'ul'>,
    optionProps: (option: string, index: number) =>
      ({
        id: idOf(index),
        role: 'option',
        'aria-selected': index === place,
        ref: index === place ? showOption : undefined,
        // The focus stays in the input.
        onMouseDown: (event) => event.preventDefault(),
        onClick: () => choose(option),
      }) satisfies ComponentProps<'li'>,
  };
}

const showOption = (option: Element | null) =>
  option?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
