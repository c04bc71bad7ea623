import { ErrorState } from '@saltbush/shared-ui/design/core';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useFollowedLink } from '../../../shared/panels/use-followed-link';
import type { PanelResults } from '../api/panel-results';
import { usePanelSearch } from '../model/use-panel-search';
import { useRecording } from '../model/use-recording';
import { PanelBanners } from './PanelBanners';
import { PanelSkeleton } from './PanelSkeleton';
import { ProductOptions } from './ProductOptions';
import { RecentSearches } from './RecentSearches';
import type { PanelKeys } from './SearchField';
import styles from './SearchPanel.module.css';
import { ShowAll } from './ShowAll';
import { SuggestionOptions } from './SuggestionOptions';

export interface SearchPanelProps {
  id: string;
  /** The text in the box, untrimmed. */
  query: string;
  /** Receives the panel's key handler while the panel is mounted. */
  keys: RefObject<PanelKeys | null>;
  /** Id of the option selected with the arrow keys. */
  active: string | null;
  onActive: (id: string | null) => void;
  onClose: () => void;
}

/** Moves through the options in document order with the arrow keys. Enter follows the active option. */
function useKeys({ keys, active, onActive }: SearchPanelProps, list: RefObject<HTMLElement | null>) {
  const press = useEffectEvent((key: string): boolean => {
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
    const index = options.findIndex((option) => option.id === active);
    if (key === 'Enter') {
      options[index]?.click();
      return index >= 0;
    }
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
    const from = index < 0 && key === 'ArrowUp' ? 0 : index;
    const next = options[(from + (key === 'ArrowDown' ? 1 : -1) + options.length) % options.length];
    next?.scrollIntoView({ block: 'nearest' });
    onActive(next?.id ?? null);
    return true;
  });
  useEffect(() => {
    keys.current = (key) => press(key);
    return () => {
      keys.current = null;
    };
  }, [keys]);
}

/** The search box, whose panel this is. */
function focusBox(panel: HTMLElement | null): void {
  panel?.parentElement?.querySelector('input')?.focus();
}

function message({ status, query, results }: ReturnType<typeof usePanelSearch>): string {
  if (status === 'loading') return 'searching...';
  if (status !== 'results' && status !== 'empty') return '';
  const count = results?.productsHitCount ?? 0;
  return `${count} ${count === 1 ? 'result' : 'results'} for ${query}`;
}

function Options({
  results,
  query,
  active,
}: {
  results: PanelResults;
  query: string;
  active: string | null;
}) {
  const isEmptyBox = query === '';
  const title = isEmptyBox ? 'Popular products' : `Products for ${results.query}`;
  return (
    <>
      <SuggestionOptions active={active} suggestions={results.suggestions} />
      <ProductOptions active={active} title={title} products={results.products} />
      {!isEmptyBox && results.productsHitCount > 0 && (
        <ShowAll active={active} query={results.query} count={results.productsHitCount} />
      )}
    </>
  );
}

/** The panel below the search box: suggestions and products for the query; without one, recent searches and popular products (section 2.4). */
export default function SearchPanel(props: SearchPanelProps) {
  const { id, query: typed, active, onActive, onClose } = props;
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const search = usePanelSearch(typed);
  const { status, query, results, retry } = search;
  useKeys(props, list);
  useFollowedLink(panel, onClose);
  useRecording(panel);
  useEffect(() => {
    // Results can change and no longer contain the active option.
    if (active && !document.getElementById(active)) onActive(null);
  });
  const failed = status === 'error';
  return (
    <div ref={panel} className={styles.panel} data-status={status}>
      <p role="status" className={styles.status}>
        {message(search)}
      </p>
      {query === '' && <RecentSearches onEmpty={() => focusBox(panel.current)} />}
      {failed && <ErrorState title="Search isn’t available right now" onRetry={() => void retry()} />}
      <div ref={list} id={id} role="listbox" aria-label="Search suggestions" className={styles.columns}>
        {results && !failed && <Options results={results} query={query} active={active} />}
      </div>
      {!results && !failed && <PanelSkeleton />}
      {results && <PanelBanners resultBanners={results.banners} isEmptyBox={query === ''} />}
    </div>
  );
}
