import type { Db } from 'mongodb';
import type { SearchReportSort } from '../../generated/resolvers';
import type { SearchQueryDocument } from '../events/documents';
import { NONE, type SearchSums, SUMS } from './sums';

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
