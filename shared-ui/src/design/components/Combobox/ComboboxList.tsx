import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { ComboboxOption } from './Combobox';
import styles from './Combobox.module.css';
import type { SuggestionsState } from './useSuggestions';

export interface ComboboxListProps<Option> {
  id: string;
  label: string;
  shown: boolean;
  status: SuggestionsState<Option>['status'];
  options: readonly Option[];
  active: number;
  /** Message if nothing is found. */
  emptyText?: string;
  onChoose: (option: Option) => void;
  onPoint: (index: number) => void;
}

function messageOf({ status, options, emptyText }: ComboboxListProps<ComboboxOption>): string | null {
  if (status === 'error') return 'Suggestions aren’t available right now.';
  if (status === 'loading' && options.length === 0) return 'Searching...';
  return status === 'ready' && options.length === 0 ? (emptyText ?? null) : null;
}

/** The suggestions of a combobox, or a message if there are none. */
export function ComboboxList<Option extends ComboboxOption>(props: ComboboxListProps<Option>) {
  const { id, label, shown, status, options, active, onChoose, onPoint } = props;
  const message = shown ? messageOf({ ...props, onChoose: () => {} }) : null;
  const count = `${options.length} suggestion${options.length === 1 ? '' : 's'}`;
  return (
    <>
      <VisuallyHidden>
        <span role="status">{shown ? (message ?? (status === 'ready' ? count : '')) : ''}</span>
      </VisuallyHidden>
      {shown && (
        <div className={styles.popup}>
          {message && (
            <p className={styles.message} aria-hidden="true">
              {message}
            </p>
          )}
          <div role="listbox" id={id} aria-label={label} className={styles.list}>
            {options.map((option, index) => (
              <div
                role="option"
                id={`${id}-${index}`}
                key={option.id}
                tabIndex={-1}
                className={styles.option}
                aria-selected={index === active}
                onPointerMove={() => onPoint(index)}
                onMouseDown={(event) => {
                  // Keeps focus in the input.
                  event.preventDefault();
                  onChoose(option);
                }}
              >
                <span>{option.label}</span>
                {option.detail && <span className={styles.detail}>{option.detail}</span>}
              </div>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
