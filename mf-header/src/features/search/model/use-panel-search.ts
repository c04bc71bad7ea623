import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type PanelResults, panelResultsQuery } from '../api/panel-results';

/** Debounce delay for search input, in ms (section 9). */
export const SEARCH_PAUSE_MS = 300;

export type SearchStatus = 'idle' | 'loading' | 'results' | 'empty' | 'error';

/** Debounces the text. Empty text takes effect immediately. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : debounced;
}

function statusOf(query: string, isLoading: boolean, isError: boolean, data?: PanelResults): SearchStatus {
  if (isError) return 'error';
  if (query === '') return 'idle';
  if (isLoading || !data) return 'loading';
  return data.productsHitCount === 0 && data.suggestions.length === 0 ? 'empty' : 'results';
}

/** Returns the search panel's status and results for the typed text (section 4.o). */
export function usePanelSearch(typed: string) {
  const query = typed.trim();
  const debounced = useDebounced(query);
  const { data, isError, isPlaceholderData, isPending, refetch } = useQuery(panelResultsQuery(debounced));
  const isLoading = query !== debounced || isPlaceholderData || isPending;
  const status = statusOf(query, isLoading, isError && !isLoading, data);
  const matchesQueryKind = data && (data.query === '') === (query === '');
  return { status, query, results: matchesQueryKind ? data : undefined, retry: refetch };
}
