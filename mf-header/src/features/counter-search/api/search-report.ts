import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { SearchReportQuery } from '../../../generated/gql/graphql';
import type { ReportChoice } from '../model/report-address';

const SearchReportDocument = graphql(/* GraphQL */ `
  query SearchReport($input: SearchReportInput!, $page: Int!) {
    search_report(input: $input, page: $page, per_page: 50) {
      data {
        query
        figures {
          ...SearchFiguresFields
        }
      }
      totals {
        ...SearchFiguresFields
      }
      paginatorInfo {
        last_page
        total
      }
    }
  }
  fragment SearchFiguresFields on SearchFigures {
    searches
    without_results
    clicks
    click_through_rate
    conversions
    conversion_rate
    average_position
  }
`);

export type Report = SearchReportQuery['search_report'];
export type ReportRow = Report['data'][number];

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

async function readReport({ days, sort, page }: ReportChoice, signal: AbortSignal): Promise<Report> {
  const to = Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS;
  const input = { from: new Date(to - days * DAY_MS).toISOString(), to: new Date(to).toISOString(), sort };
  return (await request(SearchReportDocument, { input, page }, { signal })).search_report;
}

/** A page of what shoppers have searched for in the last days. */
export const searchReportQuery = (report: ReportChoice) =>
  queryOptions({
    queryKey: ['mf-header', 'search-report', report] as const,
    queryFn: ({ signal }) => readReport(report, signal),
  });

/** The most pages that a file has: 2,000 texts. */
const MOST_PAGES = 40;

/** Returns the rows of all pages of a report, up to 2,000. */
export async function readAllRows(report: ReportChoice, signal: AbortSignal): Promise<ReportRow[]> {
  const rows: ReportRow[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { data, paginatorInfo } = await readReport({ ...report, page }, signal);
    rows.push(...data);
    if (page >= paginatorInfo.last_page) break;
  }
  return rows;
}
