import { useState } from 'react';
import type { ComboboxOption, ComboboxProps } from './Combobox';
import { useOptionList } from './useOptionList';

/** The behaviour of a combobox: typing searches, and what is selected becomes its text. */
export function useCombobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { search, onSelect, minLength = 2, pauseMs = 300, clean, defaultQuery = '' } = props;
  const [text, setText] = useState(defaultQuery);
  const [query, setQuery] = useState('');
  const { input, list, open, reopen } = useOptionList<Option>({
    ...{ query, search, minLength, pauseMs },
    onChoose(option) {
      setText(option.label);
      setQuery('');
      onSelect(option);
    },
  });
  const type = (typed: string) => {
    const entered = clean ? clean(typed) : typed;
    setText(entered);
    setQuery(entered);
    open();
  };
  return {
    input: {
      ...input,
      autoComplete: 'off',
      value: text,
      onChange: (event: { target: { value: string } }) => type(event.target.value),
      onFocus: reopen,
    },
    list,
  };
}
