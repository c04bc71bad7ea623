import type { ReactNode, Ref } from 'react';
import { SearchIcon } from '../../icons';
import { Field } from '../Field/Field';
import fieldStyles from '../TextField/TextField.module.css';
import { ComboboxList } from './ComboboxList';
import { useCombobox } from './useCombobox';

export interface ComboboxOption {
  readonly id: string;
  /** Text of the input once the option is selected. */
  readonly label: string;
  readonly detail?: string;
}

export interface ComboboxProps<Option extends ComboboxOption> {
  label: string;
  hideLabel?: boolean;
  placeholder?: string;
  hint?: ReactNode;
  error?: string;
  name?: string;
  id?: string;
  search: (query: string, signal: AbortSignal) => Promise<readonly Option[]>;
  onSelect: (option: Option) => void;
  /** Minimum number of characters to search for. */
  minLength?: number;
  /** Debounce of a search, in ms. */
  pauseMs?: number;
  /** Returns typed or pasted text in the characters that may be entered. */
  clean?: (text: string) => string;
  emptyText?: string;
  defaultQuery?: string;
  className?: string;
  /** Ref to the input, for setting focus. */
  inputRef?: Ref<HTMLInputElement>;
}

/** A text input that suggests options while typing. Arrow keys move, Enter selects, Escape closes. */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { label, hideLabel, hint, error, id, className, emptyText = 'No results found' } = props;
  const { input, list } = useCombobox(props);
  return (
    <Field {...{ label, hideLabel, hint, error, id, className }}>
      {(ids) => (
        <div className={fieldStyles.anchor}>
          <div className={fieldStyles.box} data-invalid={ids.invalid || undefined}>
            <span className={fieldStyles.aside}>
              <SearchIcon size={20} strokeWidth={1.75} />
            </span>
            <input
              {...input}
              ref={props.inputRef}
              id={ids.id}
              name={props.name}
              className={fieldStyles.input}
              aria-describedby={ids.describedBy}
              aria-invalid={ids.invalid || undefined}
              placeholder={props.placeholder}
            />
          </div>
          <ComboboxList {...list} label={label} emptyText={emptyText} />
        </div>
      )}
    </Field>
  );
}
