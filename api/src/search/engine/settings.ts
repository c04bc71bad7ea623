/** A text of a record that is searched. */
export interface SearchableText<Source> {
  /** Name of the attribute, as highlights and restrictions call it. */
  attribute: string;
  /** What a word in it is worth. */
  weight: number;
  read(source: Source): string | readonly string[];
}

/** How an index is built from its sources. A source becomes one record. */
export interface IndexSettings<Source, Rec extends { objectID: string }> {
  name: string;
  record(source: Source): Rec;
  /** At most 8. */
  texts: readonly SearchableText<Source>[];
  /** Attributes to filter by and to count. */
  facets: Readonly<Record<string, (record: Rec) => readonly string[]>>;
  /** Attributes to compare and to sort by. */
  numerics: Readonly<Record<string, (record: Rec) => number | null>>;
  /** Numeric attribute of the order without a query, largest first; it also decides between equal scores. */
  rankBy: string;
  /** Added to the score of a record, on the scale of the weights. */
  boost(record: Rec): number;
  /** True for records that come first without a query: what can be bought. */
  comesFirst(record: Rec): boolean;
  /** Other orders: name of the replica, attribute, direction. */
  replicas: Readonly<Record<string, { by: string; descending: boolean }>>;
}
