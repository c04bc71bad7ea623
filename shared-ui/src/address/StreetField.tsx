import { isPostcode, streetQuery } from '@saltbush/contract';
import {
  ComboboxList,
  TextField,
  type TextFieldProps,
  useOptionList,
} from '@saltbush/shared-ui/design/forms';
import { usePreference } from '@saltbush/shared-ui/platform';
import { type FormEvent, useState } from 'react';
import { type AddressSuggestion, searchAddresses } from './search-addresses';

const PAUSE_MS = 300;

/** True for text from the keyboard or the clipboard, false for what the browser's autofill or a script enters. */
const isTyped = ({ nativeEvent }: FormEvent): boolean => {
  const { inputType = '' } = nativeEvent as Partial<InputEvent>;
  return inputType !== '' && inputType !== 'insertReplacementText';
};

interface StreetFieldProps extends Omit<TextFieldProps, 'popup' | 'onBlur'> {
  /** From `register(…)`. */
  onBlur: (event: { target: unknown }) => unknown;
  /** Called with the chosen address: fill the fields with it. */
  onChoose: (address: AddressSuggestion) => void;
  /** Returns the postcode that has been entered. */
  postcode: () => string;
}

/**
 * The field of a street address, which suggests whole addresses for a house number and the beginning of a street (rule
 * addresses-01). It is a text field that never needs them: while nothing is found, or the lookup is slow, fails or is
 * off, it says nothing. Spread `register(…)` on it.
 */
export function StreetField({ onChoose, postcode, onChange, onBlur, ...field }: StreetFieldProps) {
  const [typed, setTyped] = useState('');
  const { input, list, open } = useOptionList<AddressSuggestion>({
    query: streetQuery(typed) ?? '',
    search: (query, signal) => {
      const entered = postcode().trim();
      const near = isPostcode(entered) ? entered : (usePreference.getState().preference?.postcode ?? '');
      return searchAddresses(query, near, signal);
    },
    minLength: 1,
    pauseMs: PAUSE_MS,
    isQuiet: true,
    onChoose: (address) => {
      setTyped('');
      onChoose(address);
    },
  });
  return (
    <TextField
      {...field}
      {...input}
      onChange={(event) => {
        onChange?.(event);
        setTyped(isTyped(event) ? event.target.value : '');
        open();
      }}
      onBlur={(event) => {
        input.onBlur();
        setTyped('');
        onBlur(event);
      }}
      popup={<ComboboxList {...list} label="Addresses" />}
    />
  );
}
