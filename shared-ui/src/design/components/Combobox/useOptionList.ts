import { type KeyboardEvent, useId, useState } from 'react';
import type { ComboboxOption } from './Combobox';
import { type SuggestionsSource, useSuggestions } from './useSuggestions';

export interface OptionListSource<Option> extends SuggestionsSource<Option> {
  onChoose: (option: Option) => void;
  /** Shows options only: not that it searches, found nothing or failed. For text that needs none of them. */
  isQuiet?: boolean;
}

function nextActive(at: number, by: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (at < 0) return by > 0 ? 0 : count - 1;
  return (at + by + count) % count;
}

/**
 * Options below a text input that stay with its text: arrow keys move, Enter chooses, Escape and blur close.
 * @returns props of the input and of its `ComboboxList`, and `open`, to call for what is typed
 */
export function useOptionList<Option extends ComboboxOption>(source: OptionListSource<Option>) {
  const { onChoose, isQuiet = false, ...sought } = source;
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const id = useId();
  const { status, options: found } = useSuggestions(sought);
  // Of text that stays what was typed, what an earlier text found must not be chosen.
  const options = isQuiet && status !== 'ready' ? [] : found;
  const shown = isOpen && (isQuiet ? options.length > 0 : status !== 'idle');

  const open = () => setIsOpen(true);
  const close = () => setIsOpen(false);
  const choose = (option: Option) => {
    close();
    setActive(-1);
    onChoose(option);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = options[active];
    if (event.key === 'Escape' && shown) {
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && shown && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && (!isQuiet || options.length > 0)) {
      event.preventDefault();
      open();
      const next = nextActive(active, event.key === 'ArrowDown' ? 1 : -1, options.length);
      setActive(next);
      // A list that is cut off follows the keys.
      document.getElementById(`${id}-${next}`)?.scrollIntoView?.({ block: 'nearest' });
    }
  };
  const input = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': shown,
    'aria-controls': shown ? id : undefined,
    'aria-activedescendant': shown && active >= 0 ? `${id}-${active}` : undefined,
    onKeyDown,
    onBlur: close,
  } as const;
  return {
    input,
    list: { id, shown, status, options, active, onChoose: choose, onPoint: setActive },
    open: () => {
      open();
      setActive(-1);
    },
    reopen: open,
  };
}
