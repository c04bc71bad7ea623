import { type KeyboardEvent, useId, useState } from 'react';
import type { ComboboxOption, ComboboxProps } from './Combobox';
import { useSuggestions } from './useSuggestions';

function nextActive(at: number, by: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (at < 0) return by > 0 ? 0 : count - 1;
  return (at + by + count) % count;
}

/** The behaviour of a combobox: typing searches, arrow keys move, Enter selects, Escape and blur close. */
export function useCombobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { search, onSelect, minLength = 2, pauseMs = 300, clean, defaultQuery = '' } = props;
  const [query, setQuery] = useState(defaultQuery);
  const [sought, setSought] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const { status, options } = useSuggestions({ query: sought, search, minLength, pauseMs });
  const shown = open && status !== 'idle';

  const choose = (option: Option) => {
    setQuery(option.label);
    setSought('');
    setOpen(false);
    setActive(-1);
    onSelect(option);
  };
  const type = (typed: string) => {
    const text = clean ? clean(typed) : typed;
    setQuery(text);
    setSought(text);
    setOpen(true);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = options[active];
    if (event.key === 'Escape' && shown) {
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === 'Enter' && shown && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      setActive(nextActive(active, event.key === 'ArrowDown' ? 1 : -1, options.length));
    }
  };

  const input = {
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': shown,
    'aria-controls': shown ? listId : undefined,
    'aria-activedescendant': shown && active >= 0 ? `${listId}-${active}` : undefined,
    value: query,
    onChange: (event: { target: { value: string } }) => type(event.target.value),
    onKeyDown,
    onFocus: () => setOpen(true),
    onBlur: () => setOpen(false),
  } as const;
  return {
    input,
    list: { id: listId, shown, status, options, active, onChoose: choose, onPoint: setActive },
  };
}
