import type { Synonyms } from './query/synonyms';

/** A searchable text of a record. */
export interface SearchableText<Source> {
  /** Name of the attribute as used in highlights and restrictions. */
  attribute: string;
  /** Score of a match in this text. */
  weight: number;
  read(source: Source): string | readonly string[];
}

/** How an index is built from its sources. Each source becomes one record. */
export interface IndexSettings<Source, Rec extends { objectID: string }> {
  name: string;
  record(source: Source): Rec;
  /** At most 8. */
  texts: readonly SearchableText<Source>[];
  synonyms?: Synonyms;
  /** Attributes for filtering and faceting. */
  facets: Readonly<Record<string, (record: Rec) => readonly string[]>>;
  /** Attributes for comparing and sorting. */
  numerics: Readonly<Record<string, (record: Rec) => number | null>>;
  /** Numeric attribute that orders empty queries and breaks ties between scores, largest first. */
  rankBy: string;
  /** Added to the score of a record, on the scale of the weights. */
  boost(record: Rec): number;
  /** True for records listed first without a query: available products. */
  comesFirst(record: Rec): boolean;
  /** Other sort orders: name of the replica, attribute, direction. */
  replicas: Readonly<Record<string, { by: string; descending: boolean }>>;
}
