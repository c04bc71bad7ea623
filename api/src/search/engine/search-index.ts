import { ColumnStore } from './column-store';
import { NumericColumn } from './columns';
import { compileFilter, type Filter } from './filter';
import { match } from './matcher';
import type { Postings } from './postings';
import type { IndexSettings } from './settings';
import { orderDocs } from './sorting';
import { withoutStopWords } from './stop-words';
import { type Token, tokenise } from './tokens';
import { Vocabulary } from './vocabulary';
import { maskWeights } from './weights';

export interface SearchRequest {
  query: string;
  filter?: Filter;
  /** Name of a replica; the index's own order without it. */
  replica?: string;
  /** Number of hits to skip and to answer. */
  offset: number;
  limit: number;
  typos?: boolean;
}

export interface SearchResult<Rec> {
  hits: Rec[];
  /** Every document found, for facets. */
  docs: readonly number[];
  /** Terms that stand in the hits, for highlights. */
  terms: ReadonlySet<string>;
  tokens: readonly Token[];
}

const NO_TERMS: ReadonlySet<string> = new Set();

/** Records in memory, searched by words, filtered, counted and sorted. */
export class SearchIndex<Source, Rec extends { objectID: string }> {
  readonly columns: ColumnStore<Rec>;
  private readonly vocabulary = new Vocabulary();
  private readonly records: (Rec | null)[] = [];
  private readonly docOf = new Map<string, number>();
  private readonly free: number[] = [];
  private readonly postingsOf: Postings[][] = [];
  private readonly boosts = new NumericColumn();
  private readonly first = new NumericColumn();
  private readonly orders = new Map<string, Uint32Array>();
  private readonly weights: Float64Array;

  constructor(readonly settings: IndexSettings<Source, Rec>) {
    this.columns = new ColumnStore<Rec>(settings);
    this.weights = maskWeights(settings.texts.map(({ weight }) => weight));
  }

  get size(): number {
    return this.docOf.size;
  }

  /** Adds a record or replaces the one with its id. */
  upsert(source: Source): void {
    const record = this.settings.record(source);
    const known = this.docOf.get(record.objectID);
    const doc = known ?? this.free.pop() ?? this.records.length;
    this.records[doc] = record;
    this.docOf.set(record.objectID, doc);
    this.boosts.set(doc, this.settings.boost(record));
    this.first.set(doc, this.settings.comesFirst(record) ? 1 : 0);
    this.setTerms(doc, source);
    const changed = this.columns.set(doc, record);
    if (known === undefined) this.orders.clear();
    else this.forgetOrders(changed);
  }

  remove(objectID: string): void {
    const doc = this.docOf.get(objectID);
    if (doc === undefined) return;
    for (const postings of this.postingsOf[doc] ?? []) postings.remove(doc);
    this.postingsOf[doc] = [];
    this.records[doc] = null;
    this.docOf.delete(objectID);
    this.free.push(doc);
    this.orders.clear();
  }

  get(objectID: string): Rec | null {
    const doc = this.docOf.get(objectID);
    return doc === undefined ? null : (this.records[doc] ?? null);
  }

  /** Raises UnknownAttribute when the filter names an attribute that the index does not filter by. */
  search({ query, filter, replica, offset, limit, typos = true }: SearchRequest): SearchResult<Rec> {
    const test = filter ? compileFilter(filter, this.columns) : null;
    const tokens = withoutStopWords(tokenise(query));
    const found =
      tokens.length > 0
        ? match(tokens, this.vocabulary, { weights: this.weights, capacity: this.records.length, typos })
        : null;
    const { top, all } = orderDocs({
      docs: found && test ? found.docs.filter(test) : (found?.docs ?? null),
      test: found ? null : test,
      order: this.order(replica),
      scores: replica === undefined ? (found?.score ?? null) : null,
      boost: (doc) => this.boosts.get(doc),
      isFirst: replica === undefined ? (doc) => this.first.get(doc) === 1 : null,
      capacity: this.records.length,
    });
    const hits = top.slice(offset, offset + limit).flatMap((doc) => this.records[doc] ?? []);
    return { hits, docs: all, terms: found?.terms ?? NO_TERMS, tokens };
  }

  private setTerms(doc: number, source: Source): void {
    const masks = new Map<string, number>();
    this.settings.texts.forEach(({ read }, bit) => {
      const text = read(source);
      for (const { term } of tokenise(typeof text === 'string' ? text : text.join(' \n '))) {
        masks.set(term, (masks.get(term) ?? 0) | (1 << bit));
      }
    });
    for (const postings of this.postingsOf[doc] ?? []) postings.remove(doc);
    this.postingsOf[doc] = [...masks].map(([term, mask]) => this.vocabulary.add(term, doc, mask));
  }

  private forgetOrders(changed: readonly string[]): void {
    if (changed.includes(this.settings.rankBy)) this.orders.clear();
    for (const attribute of changed) {
      this.orders.delete(`${attribute}+`);
      this.orders.delete(`${attribute}-`);
    }
  }

  /** Every document in the order of a replica; made when first needed after a change. */
  private order(replica: string | undefined): Uint32Array {
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
    this.orders.set(key, docs);
    return docs;
  }
}
