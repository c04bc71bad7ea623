import type { Db, Document } from 'mongodb';
import type { SearchReportSort } from '../../generated/resolvers';
import type { SearchQueryDocument } from '../events/documents';

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

export interface ReportPeriod {
  index: string;
  from: Date;
  to: Date;
}

interface ReportPage {
  sort: SearchReportSort;
  skip: number;
  limit: number;
}

const NONE: SearchSums = {
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

const SUMS = {
  searches: { $sum: 1 },
  without_results: sumWhere({ $eq: ['$nb_hits', 0] }),
  clicks: sumOf('clicks'),
  clicked_searches: sumWhere({ $gt: [countOf('clicks'), 0] }),
  conversions: sumOf('conversions'),
  converted_searches: sumWhere({ $gt: [countOf('conversions'), 0] }),
  position_sum: sumOf('position_sum'),
  positioned_clicks: sumOf('positioned_clicks'),
};

type Row = SearchSums & { _id: string };

const queries = (db: Db) => db.collection<SearchQueryDocument>('search_queries');
const inPeriod = ({ index, from, to }: ReportPeriod) => ({ $match: { index, at: { $gte: from, $lt: to } } });

/** Returns a page of distinct queries, each with its sums. */
export async function sumByText(db: Db, period: ReportPeriod, { sort, skip, limit }: ReportPage) {
  const rows = await queries(db)
    .aggregate<Row>([
      inPeriod(period),
      { $group: { _id: '$query', ...SUMS } },
      { $sort: { [sort]: -1, _id: 1 } },
      { $skip: skip },
      { $limit: limit },
    ])
    .toArray();
  return rows.map(({ _id, ...sums }) => ({ query: _id, sums }));
}

/** Returns the sums of a period, and the number of distinct queries. */
export async function sumAll(db: Db, period: ReportPeriod): Promise<{ sums: SearchSums; texts: number }> {
  const [all] = await queries(db)
    .aggregate<SearchSums>([inPeriod(period), { $group: { _id: null, ...SUMS } }, { $unset: '_id' }])
    .toArray();
  const [counted] = await queries(db)
    .aggregate<{ texts: number }>([inPeriod(period), { $group: { _id: '$query' } }, { $count: 'texts' }])
    .toArray();
  return { sums: all ?? NONE, texts: counted?.texts ?? 0 };
}
