import { useEffect, useEffectEvent, useState } from 'react';

export type SuggestionsState<Option> =
  | { readonly status: 'idle' | 'loading' | 'error'; readonly options: readonly Option[] }
  | { readonly status: 'ready'; readonly options: readonly Option[] };

const idle = { status: 'idle', options: [] } as const;

/** What is searched for, and how. */
export interface SuggestionsSource<Option> {
  query: string;
  search: (query: string, signal: AbortSignal) => Promise<readonly Option[]>;
  /** Minimum number of characters to search for. */
  minLength: number;
  /** Pause in typing before a search, in ms. */
  pauseMs: number;
}

/**
 * Returns suggestions for the query, requested after a pause in typing; the previous request is cancelled.
 * Keeps the previous suggestions while new ones load, so that the list does not flicker.
 */
export function useSuggestions<Option>({ query, search, minLength, pauseMs }: SuggestionsSource<Option>) {
  const [state, setState] = useState<SuggestionsState<Option>>(idle);
  const trimmed = query.trim();
  const ask = useEffectEvent(search);

  useEffect(() => {
    if (trimmed.length < minLength) {
      setState(idle);
      return;
    }
    const abort = new AbortController();
    setState(({ options }) => ({ status: 'loading', options }));
    const timer = setTimeout(async () => {
      try {
        const options = await ask(trimmed, abort.signal);
        if (!abort.signal.aborted) setState({ status: 'ready', options });
      } catch {
        if (!abort.signal.aborted) setState({ status: 'error', options: [] });
      }
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [trimmed, minLength, pauseMs]);

  return state;
}
