import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { bringIntoView } from '@/lib/bringIntoView';

/**
 * An input that suggests texts, by the combobox pattern of the ARIA Authoring Practices: the arrows move through the options, Enter takes
 * the active one, Escape closes the list. Where none is active, Enter does what it does in any input.
 * @param onChange also called with an option that is chosen
 */
export function useCombobox(options: readonly string[], onChange: (value: string) => void) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [activeOption, setActiveOption] = useState<string>();
  const shown = isOpen ? options : [];
  const activeIndex = shown.findIndex((option) => option === activeOption);
  const idOf = (index: number) => `${id}-${index}`;

  const update = (open: boolean, option?: string) => {
    setIsOpen(open);
    setActiveOption(option);
  };
  const choose = (option: string) => {
    onChange(option);
    update(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a letter is being composed, the keys belong to the input method.
    if (event.nativeEvent.isComposing || options.length === 0) return;
    const { key } = event;
    const isChosen = key === 'Enter' && activeOption !== undefined && activeIndex >= 0;
    if (key === 'ArrowDown' || key === 'ArrowUp' || isChosen) event.preventDefault();
    if (key === 'ArrowDown') update(true, options[activeIndex + 1]);
    else if (key === 'ArrowUp') update(true, activeIndex === -1 ? options.at(-1) : options[activeIndex - 1]);
    else if (isChosen) choose(activeOption);
    else if (key === 'Enter' || key === 'Escape') update(false);
  };

  return {
    /** The options to show; none while the list is closed. */
    shown,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': shown.length > 0,
      'aria-controls': shown.length > 0 ? id : undefined,
      'aria-activedescendant': activeIndex >= 0 ? idOf(activeIndex) : undefined,
      onChange: ({ target }) => {
        onChange(target.value);
        // Without the focus, it is text from before hydration that is entered again.
        update(target === document.activeElement);
      },
      onKeyDown,
      onBlur: () => update(false),
    } satisfies ComponentProps<'input'>,
    // Browsers put a list that scrolls among the stops of the Tab key.
    listProps: { id, role: 'listbox', tabIndex: -1 } satisfies ComponentProps<'ul'>,
    optionProps: (option: string, index: number) =>
      ({
        id: idOf(index),
        role: 'option',
        'aria-selected': index === activeIndex,
        ref: index === activeIndex ? bringIntoView : undefined,
        // The focus stays in the input.
        onMouseDown: (event) => event.preventDefault(),
        onClick: () => choose(option),
      }) satisfies ComponentProps<'li'>,
  };
}
