import { bestByScore } from './best-by-score';
import { ColumnStore } from './column-store';
import { NumericColumn } from './columns';
import { compileFilter } from './compile-filter';
import type { Filter, Test } from './filter';
import type { Synonyms } from './query/synonyms';
import type { Matches } from './query/tally';
import type { IndexSettings } from './settings';
import { createOrder, type DocOrder, takeInOrder } from './sorting';
import { TextIndex } from './text-index';
import { fold, type Token, tokenise } from './tokens';

export interface SearchRequest {
  query: string;
  filter?: Filter;
  /** Name of a replica; defaults to the index's own order. */
  replica?: string;
  /** Number of hits to skip and to return. */
  offset: number;
  limit: number;
  typos?: boolean;
  /** Synonyms to search with instead of those in use. */
  trial?: Synonyms;
}

export interface SearchResult<Rec> {
  hits: Rec[];
  /** Every matching document, for facets. */
  docs: ArrayLike<number>;
  /** Terms that occur in the hits, for highlighting. */
  terms: ReadonlySet<string>;
  tokens: readonly Token[];
}

const NO_TERMS: ReadonlySet<string> = new Set();

/** An in-memory index: full-text search with filters, facets and replicas. */
export class SearchIndex<Source, Rec extends { objectID: string }> {
  readonly columns: ColumnStore<Rec>;
  private readonly texts: TextIndex<Source>;
  private readonly records: (Rec | null)[] = [];
  private readonly docOf = new Map<string, number>();
  private readonly free: number[] = [];
  private readonly boosts = new NumericColumn();
  private readonly first = new NumericColumn();
  private readonly orders = new Map<string, DocOrder>();

  constructor(readonly settings: IndexSettings<Source, Rec>) {
    this.columns = new ColumnStore<Rec>(settings);
    this.texts = new TextIndex(settings.texts, settings.synonyms);
  }

  get size(): number {
    return this.docOf.size;
  }

  /** Uses other synonyms from now on. */
  setSynonyms(synonyms: Synonyms): void {
    this.texts.setSynonyms(synonyms);
  }

  /** Adds a record or replaces the one with the same id. */
  upsert(source: Source): void {
    const record = this.settings.record(source);
    const known = this.docOf.get(record.objectID);
    const doc = known ?? this.free.pop() ?? this.records.length;
    this.records[doc] = record;
    this.docOf.set(record.objectID, doc);
    this.boosts.set(doc, this.settings.boost(record));
    this.first.set(doc, this.settings.comesFirst(record) ? 1 : 0);
    this.texts.set(doc, source);
    const changed = this.columns.set(doc, record);
    if (known === undefined) this.orders.clear();
    else this.forgetOrders(changed);
  }

  remove(objectID: string): void {
    const doc = this.docOf.get(objectID);
    if (doc === undefined) return;
    this.texts.remove(doc);
    this.records[doc] = null;
    this.docOf.delete(objectID);
    this.free.push(doc);
    this.orders.clear();
  }

  get(objectID: string): Rec | null {
    const doc = this.docOf.get(objectID);
    return doc === undefined ? null : (this.records[doc] ?? null);
  }

  /** Searches the index. @throws {UnknownAttribute} if the index cannot filter by an attribute. */
  search({ query, filter, replica, offset, limit, typos = true, trial }: SearchRequest): SearchResult<Rec> {
    const test = filter ? compileFilter(filter, this.columns) : null;
    const tokens = tokenise(query);
    const capacity = this.records.length;
    // Marks and pictures alone ask for something too, which no text has.
    const matches = query.trim() === '' ? null : this.texts.find(tokens, { capacity, typos, trial });
    const { docs, top } = matches
      ? this.arrangeMatches(matches, test, replica, offset + limit)
      : this.arrangeAll(test, replica);
    const hits = top.slice(offset, offset + limit).flatMap((doc) => this.records[doc] ?? []);
    return { hits, docs, terms: matches?.terms ?? NO_TERMS, tokens };
  }

  /** Returns a query with its unknown words written as the known words nearest to them; null if there are none. */
  didYouMean(query: string): string | null {
    const tokens = tokenise(query);
    const corrections = this.texts.corrections(tokens);
    if (corrections.size === 0) return null;
    const typed = fold(query);
    return tokens.map(({ term, start, end }) => corrections.get(term) ?? typed.slice(start, end)).join(' ');
  }

  /** Returns the filtered matches of a text query; the first `count` are sorted. */
  private arrangeMatches(matches: Matches, test: Test | null, replica: string | undefined, count: number) {
    const kept: number[] = [];
    const scores: number[] = [];
    matches.docs.forEach((doc, at) => {
      if (test && !test(doc)) return;
      kept.push(doc);
      scores.push((matches.scores[at] ?? 0) + this.boosts.get(doc));
    });
    const order = this.order(replica);
    if (replica === undefined) return { docs: kept, top: bestByScore(kept, scores, order, count) };
    const isMatch = new Uint8Array(this.records.length);
    for (const doc of kept) isMatch[doc] = 1;
    return { docs: kept, top: takeInOrder(order, (doc) => isMatch[doc] === 1, null) };
  }

  /** Returns every document that passes the filter, in order. */
  private arrangeAll(test: Test | null, replica: string | undefined) {
    const isFirst = replica === undefined ? (doc: number) => this.first.get(doc) === 1 : null;
    const top = takeInOrder(this.order(replica), test, isFirst);
    return { docs: top, top };
  }

  private forgetOrders(changed: readonly string[]): void {
    if (changed.includes(this.settings.rankBy)) this.orders.clear();
    for (const attribute of changed) {
      this.orders.delete(`${attribute}+`);
      this.orders.delete(`${attribute}-`);
    }
  }

  /** Returns every document in a replica's order; computed lazily after a change. */
  private order(replica: string | undefined): DocOrder {
    const { replicas, rankBy } = this.settings;
    const { by, descending } = (replica && replicas[replica]) || { by: rankBy, descending: true };
    const key = `${by}${descending ? '-' : '+'}`;
    const known = this.orders.get(key);
    if (known) return known;
    const sign = descending ? -1 : 1;
    const value = this.columns.numericValue(by);
    const rank = this.columns.numericValue(rankBy);
    const docs = Uint32Array.from(this.docOf.values());
    docs.sort((a, b) => sign * (value(a) - value(b)) || rank(b) - rank(a) || a - b);
    const order = createOrder(docs, this.records.length);
    this.orders.set(key, order);
    return order;
  }
}
