import type { Filter } from '../engine/filter';
import { MAX_QUERY_WORDS } from '../engine/query/slots';
import { fold, wordsOf } from '../engine/words';
import { filterOf } from './filters';
import type { WireParams } from './params';
import type { AnyIndex } from './run-query';
import { WireError } from './wire-error';

/** What the searches of one request may cost together, in hits: a few tenths of a second at 16,000 products. */
const MAX_COST = 12_000;
/** What takes as long as this many hits. */
const COST = { search: 20, word: 100, facet: 100, condition: 10 };

function conditionsIn(filter: Filter | undefined): number {
  if (!filter) return 0;
  if ('not' in filter) return conditionsIn(filter.not);
  if ('any' in filter) return filter.any.reduce((sum, part) => sum + conditionsIn(part), 0);
  if ('all' in filter) return filter.all.reduce((sum, part) => sum + conditionsIn(part), 0);
  return 1;
}

/** Counts what the searches of one request cost, before each of them runs: no visitor keeps all others waiting. */
export class RequestCost {
  private spent = 0;
  private readonly queries = new Set<string>();

  /** Counts conditions alone. @throws {WireError} if the request costs too much */
  addConditions(params: WireParams): void {
    this.spend(conditionsIn(filterOf(params)) * COST.condition);
  }

  /** Counts a search; words cost once, however often a page sends its query. @throws {WireError} as above */
  addSearch({ columns }: AnyIndex, params: WireParams): void {
    const { query, facets, hitsPerPage, length } = params;
    const words = this.queries.has(query) ? 0 : Math.min(wordsOf(fold(query)).length, MAX_QUERY_WORDS);
    this.queries.add(query);
    const counted = facets.includes('*') ? columns.facetNames.length : facets.length;
    const hits = Math.max(length ?? 0, hitsPerPage);
    this.spend(COST.search + words * COST.word + counted * COST.facet + hits);
    this.addConditions(params);
  }

  private spend(cost: number): void {
    this.spent += cost;
    if (this.spent > MAX_COST) throw new WireError('Too much for one request: send fewer searches at a time');
  }
}
