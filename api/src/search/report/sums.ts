import type { Document } from 'mongodb';

/** Summed counts of searches. */
export interface SearchSums {
  searches: number;
  without_results: number;
  clicks: number;
  clicked_searches: number;
  conversions: number;
  converted_searches: number;
  position_sum: number;
  positioned_clicks: number;
}

/** The sums of no searches. */
export const NONE: SearchSums = {
  searches: 0,
  without_results: 0,
  clicks: 0,
  clicked_searches: 0,
  conversions: 0,
  converted_searches: 0,
  position_sum: 0,
  positioned_clicks: 0,
};

/** Searches without events have no counts. */
const countOf = (field: string) => ({ $ifNull: [`$${field}`, 0] });
const sumOf = (field: string) => ({ $sum: countOf(field) });
const sumWhere = (condition: Document) => ({ $sum: { $cond: [condition, 1, 0] } });

/** The sums, as a `$group` stage computes them. */
export const SUMS = {
  searches: { $sum: 1 },
  without_results: sumWhere({ $eq: ['$nb_hits', 0] }),
  clicks: sumOf('clicks'),
  clicked_searches: sumWhere({ $gt: [countOf('clicks'), 0] }),
  conversions: sumOf('conversions'),
  converted_searches: sumWhere({ $gt: [countOf('conversions'), 0] }),
  position_sum: sumOf('position_sum'),
  positioned_clicks: sumOf('positioned_clicks'),
};
