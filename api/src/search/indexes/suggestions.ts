import type { IndexSettings } from '../engine/settings';

export const SUGGESTIONS_INDEX = 'query_suggestions';

/** A suggested query with at least one hit, in the hosted service's form. */
export interface SuggestionRecord {
  objectID: string;
  query: string;
  nb_words: number;
  /** From 0 to 1000; higher is more popular. */
  popularity: number;
  products: { exact_nb_hits: number };
}

export const suggestionSettings: IndexSettings<SuggestionRecord, SuggestionRecord> = {
  name: SUGGESTIONS_INDEX,
  record: (source) => source,
  texts: [{ attribute: 'query', weight: 100, read: ({ query }) => query }],
  facets: {},
  numerics: { popularity: (record) => record.popularity },
  rankBy: 'popularity',
  boost: (record) => record.popularity / 10,
  comesFirst: () => true,
  replicas: {},
};
