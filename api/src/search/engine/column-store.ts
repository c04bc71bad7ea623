import { FacetColumn, NumericColumn } from './columns';
import { type FilterTarget, type Test, UnknownAttribute } from './filter';
import type { IndexSettings } from './settings';

type ColumnSettings<Rec> = Pick<IndexSettings<never, Rec & { objectID: string }>, 'facets' | 'numerics'>;

export interface FacetCount {
  value: string;
  count: number;
}

export interface NumericStats {
  min: number;
  max: number;
  avg: number;
  sum: number;
}

/** Stores the attributes used for filtering, faceting and sorting. */
export class ColumnStore<Rec> implements FilterTarget {
  private readonly facets = new Map<string, FacetColumn>();
  private readonly numerics = new Map<string, NumericColumn>();

  constructor(private readonly settings: ColumnSettings<Rec>) {
    for (const attribute of Object.keys(settings.facets)) this.facets.set(attribute, new FacetColumn());
    for (const attribute of Object.keys(settings.numerics)) this.numerics.set(attribute, new NumericColumn());
  }

  get facetNames(): string[] {
    return [...this.facets.keys()];
  }

  /** Stores a document's values and returns the numeric attributes that changed. */
  set(doc: number, record: Rec & { objectID: string }): string[] {
    for (const [attribute, column] of this.facets) {
      column.set(doc, this.settings.facets[attribute]?.(record) ?? []);
    }
    const changed: string[] = [];
    for (const [attribute, column] of this.numerics) {
      if (column.set(doc, this.settings.numerics[attribute]?.(record) ?? null)) changed.push(attribute);
    }
    return changed;
  }

  facetTest(attribute: string, value: string): Test {
    const column = this.facets.get(attribute);
    if (!column) throw new UnknownAttribute(attribute);
    const id = column.find(value);
    return id === null ? () => false : (doc) => column.valuesOf(doc).includes(id);
  }

  /** Returns a reader of a numeric attribute; the reader returns NaN for documents without a value. */
  numericValue(attribute: string): (doc: number) => number {
    const column = this.numerics.get(attribute);
    if (!column) throw new UnknownAttribute(attribute);
    return (doc) => column.get(doc);
  }

  /** Returns an attribute's minimum, maximum, mean and sum over the given documents; null if none has a value. */
  stats(attribute: string, docs: ArrayLike<number>): NumericStats | null {
    const read = this.numericValue(attribute);
    const stats = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY, avg: 0, sum: 0 };
    let count = 0;
    for (let at = 0; at < docs.length; at += 1) {
      const value = read(docs[at] ?? 0);
      if (Number.isNaN(value)) continue;
      stats.min = Math.min(stats.min, value);
      stats.max = Math.max(stats.max, value);
      stats.sum += value;
      count += 1;
    }
    return count === 0 ? null : { ...stats, avg: stats.sum / count };
  }

  isNumeric(attribute: string): boolean {
    return this.numerics.has(attribute);
  }

  /** Counts the given documents for each value of a facet, most frequent first. */
  count(attribute: string, docs: ArrayLike<number>): FacetCount[] {
    const column = this.facets.get(attribute);
    if (!column) return [];
    const counts = new Uint32Array(column.names.length);
    for (let at = 0; at < docs.length; at += 1) {
      for (const id of column.valuesOf(docs[at] ?? 0)) counts[id] = (counts[id] ?? 0) + 1;
    }
    return column.names
      .map((value, id) => ({ value, count: counts[id] ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  }
}
