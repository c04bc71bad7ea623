import { FIELD_MESSAGES, periodTooLong } from '@saltbush/contract';
import type { Resolvers, SearchReportInput } from '../../generated/resolvers';
import { type BaseContext, requirePermission } from '../../lib/context';
import { invalidInput } from '../../lib/errors';
import { type PageArguments, readPage } from '../../lib/paging';
import { PRODUCTS_INDEX } from '../indexes/products';
import type { Search } from '../search';
import { type ReportPeriod, sumAll, sumByText } from './store';
import type { SearchSums } from './sums';

type ReportContext = BaseContext & { search: Search };

const MAX_DAYS = 93;
const DAY_MS = 86_400_000;

/** Reads a report's period. @throws {BusinessError} INVALID_INPUT if it ends before it starts or is too long. */
function readPeriod({ from, to }: SearchReportInput): ReportPeriod {
  if (to <= from) throw invalidInput({ to: FIELD_MESSAGES.period_backwards });
  if (to.getTime() - from.getTime() > MAX_DAYS * DAY_MS)
    throw invalidInput({ from: periodTooLong(MAX_DAYS) });
  return { index: PRODUCTS_INDEX, from, to };
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/** Derives rates and averages from summed counts. */
function figuresOf(sums: SearchSums) {
  const { searches, without_results, clicks, conversions, position_sum, positioned_clicks } = sums;
  return {
    searches,
    without_results,
    clicks,
    click_through_rate: share(sums.clicked_searches, searches),
    conversions,
    conversion_rate: share(sums.converted_searches, searches),
    average_position: positioned_clicks === 0 ? null : position_sum / positioned_clicks,
  };
}

/** Returns the search report for merchandisers: queries with their clicks and conversions. */
async function searchReport(
  _root: unknown,
  { input, ...args }: { input: SearchReportInput } & PageArguments,
  ctx: ReportContext,
) {
  requirePermission(ctx, 'search:report');
  const period = readPeriod(input);
  const page = readPage(args);
  await ctx.search.insights.flush();
  const { sums, texts } = await sumAll(ctx.db, period);
  const rows = await sumByText(ctx.db, period, { ...page, sort: input.sort ?? 'searches' });
  return {
    data: rows.map((row) => ({ query: row.query, figures: figuresOf(row.sums) })),
    totals: figuresOf(sums),
    paginatorInfo: page.info(texts),
  };
}

export const resolvers: Resolvers<ReportContext> = { Query: { search_report: searchReport } };
