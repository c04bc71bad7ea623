import { links } from '@saltbush/contract/links';
import { SearchIcon, XIcon } from '@saltbush/shared-ui/design/icons';
import { navigate } from '@saltbush/shared-ui/platform';
import {
  type InputEvent,
  type KeyboardEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { lazyPart, useLazyPart } from '../../../shared/panels/lazy-part';
import styles from './SearchField.module.css';
import type { SearchPanelProps } from './SearchPanel';

const panelPart = lazyPart<SearchPanelProps>(
  () => import(/* webpackChunkName: "search-panel" */ './SearchPanel'),
);

const LIST_ID = 'search-panel';
/** Handles a key press in the search box. Returns true if the panel handled the key. */
export type PanelKeys = (key: string) => boolean;

export interface SearchFieldProps {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** Focuses the box on opening; clears and blurs it on closing (section 2.4). */
function useBox(open: boolean, onOpen: () => void) {
  const box = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const wasOpen = useRef(false);
  const openIfFocused = useEffectEvent(() => {
    if (document.activeElement === box.current) onOpen();
  });
  useEffect(() => openIfFocused(), []);
  useEffect(() => {
    const input = box.current;
    if (!input) return;
    if (open) {
      // Includes text typed before hydration.
      setQuery(input.value);
      input.focus({ preventScroll: true });
    } else if (wasOpen.current) {
      input.value = '';
      setQuery('');
      input.blur();
    }
    wasOpen.current = open;
  }, [open]);
  const clear = () => {
    if (box.current) box.current.value = '';
    setQuery('');
    box.current?.focus();
  };
  return { box, query, setQuery, clear };
}

/** Navigates to the search results unless the query is empty (section 2.4). */
function submit(query: string, onClose: () => void): void {
  const href = links.search(query);
  if (!href) return;
  onClose();
  navigate(href);
}

function FormButtons({ isClearable, onClear }: { isClearable: boolean; onClear: () => void }) {
  return (
    <>
      {isClearable && (
        <button type="button" className={styles.clear} aria-label="Clear search" onClick={onClear}>
          <XIcon size={18} strokeWidth={2} />
        </button>
      )}
      <button type="submit" className={styles.submit} aria-label="Search">
        <SearchIcon size={20} strokeWidth={2} />
      </button>
    </>
  );
}

/** Returns the combobox attributes; `listId` is null while there is no list. */
function comboboxProps(listId: string | null, active: string | null) {
  return {
    role: 'combobox',
    'aria-label': 'Search for products',
    'aria-autocomplete': 'list',
    'aria-expanded': listId !== null,
    'aria-controls': listId ?? undefined,
    'aria-activedescendant': (listId && active) || undefined,
    placeholder: 'Search products, prescriptions and more',
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    enterKeyHint: 'search',
  } as const;
}

/**
 * The search box. It is a plain form until its panel has loaded, which starts on first focus. The open panel handles
 * the arrow keys.
 */
export function SearchField({ open, onOpen, onClose }: SearchFieldProps) {
  const { box, query, setQuery, clear } = useBox(open, onOpen);
  const [active, setActive] = useState<string | null>(null);
  const keys = useRef<PanelKeys | null>(null);
  const [failed, setFailed] = useState(false);
  const Panel = useLazyPart(panelPart, open, () => setFailed(true), query);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(box.current?.value ?? '', onClose);
  };
  const onInput = (event: InputEvent<HTMLInputElement>) => {
    setQuery(event.currentTarget.value);
    setActive(null);
    onOpen();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.nativeEvent.isComposing && keys.current?.(event.key)) event.preventDefault();
  };
  const combobox = comboboxProps(Panel && LIST_ID, active);
  const handlers = { onInput, onKeyDown, onFocus: onOpen };
  return (
    <search className={styles.search} data-open={open || undefined} data-panel="search">
      <form action={links.searchResults()} className={styles.form} onSubmit={onSubmit}>
        <input ref={box} type="search" name="query" className={styles.box} {...combobox} {...handlers} />
        <FormButtons isClearable={query !== ''} onClear={clear} />
      </form>
      {open && (
        <button type="button" className={styles.cancel} onClick={onClose}>
          Cancel
        </button>
      )}
      {failed && open && !Panel && (
        <p role="alert" className={styles.failed}>
          Suggestions can’t load right now. Check your connection, or press Enter to search.
        </p>
      )}
      {Panel && <Panel id={LIST_ID} onActive={setActive} {...{ query, keys, active, onClose }} />}
    </search>
  );
}
