import { links } from '@saltbush/contract/links';
import type { SearchReportSort } from '../../../generated/gql/graphql';

/** Days that a report covers, up to now; searches are kept for the longest. */
export const REPORT_DAYS = [7, 28, 90] as const;

/** What a report of searches shows, as its address keeps it. */
export interface ReportChoice {
  days: number;
  sort: SearchReportSort;
  page: number;
}

/** Columns that order a report. */
export const SORT_LABELS: Readonly<Record<SearchReportSort, string>> = {
  searches: 'Searches',
  without_results: 'Found nothing',
  clicks: 'Clicks',
  conversions: 'Added or bought',
};

const SORTS = Object.keys(SORT_LABELS) as SearchReportSort[];

/** Reads a report from its address; what is unknown means the default: a week, by the number of searches. */
export const readReport = (search: URLSearchParams): ReportChoice => ({
  days: REPORT_DAYS.find((days) => String(days) === search.get('days')) ?? 7,
  sort: SORTS.find((name) => name === search.get('sort')) ?? 'searches',
  page: Math.min(10_000, Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1)),
});

/** Returns the address of a report. */
export function reportAddress({ days, sort, page }: ReportChoice): string {
  const query = new URLSearchParams({ days: String(days), sort });
  if (page > 1) query.set('page', String(page));
  return `${links.staff.search()}?${query}`;
}

/** Returns the address of the form for a line of words that begins with a searched text. */
export const teachAddress = (typed: string): string =>
  `${links.staff.searchWords()}?${new URLSearchParams({ typed })}`;
