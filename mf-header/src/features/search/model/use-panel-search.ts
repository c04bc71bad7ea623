import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type PanelResults, panelResultsQuery } from '../api/panel-results';

/** Results refresh after this pause in typing (section 9). */
export const SEARCH_PAUSE_MS = 300;

export type SearchStatus = 'idle' | 'loading' | 'results' | 'empty' | 'error';

/** The text after a pause in typing; an emptied box counts at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}

function statusOf(query: string, isLoading: boolean, isError: boolean, data?: PanelResults): SearchStatus {
  if (isError) return 'error';
  if (query === '') return 'idle';
  if (isLoading || !data) return 'loading';
  return data.productsHitCount === 0 && data.suggestions.length === 0 ? 'empty' : 'results';
}

/** What the search panel shows for what is typed (section 4.o). */
export function usePanelSearch(typed: string) {
  const query = typed.trim();
  const settled = useSettled(query);
  const { data, isError, isPlaceholderData, isPending, refetch } = useQuery(panelResultsQuery(settled));
  const isLoading = query !== settled || isPlaceholderData || isPending;
  const status = statusOf(query, isLoading, isError && !isLoading, data);
  const isOfThisKind = data && (data.query === '') === (query === '');
  return { status, query, results: isOfThisKind ? data : undefined, retry: refetch };
}
