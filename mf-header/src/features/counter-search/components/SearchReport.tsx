import { links } from '@saltbush/contract/links';
import { ErrorState, Loading, Skeleton } from '@saltbush/shared-ui/design/core';
import {
  CounterFacts,
  CounterNavigation,
  CounterPanel,
  CounterTable,
} from '@saltbush/shared-ui/design/counter';
import { Pagination } from '@saltbush/shared-ui/design/listing';
import { useQuery } from '@tanstack/react-query';
import type { SearchReportSort } from '../../../generated/gql/graphql';
import { type ReportRow, searchReportQuery } from '../api/search-report';
import {
  REPORT_DAYS,
  type ReportChoice,
  reportAddress,
  SORT_LABELS,
  teachAddress,
} from '../model/report-address';

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const count = new Intl.NumberFormat('en-AU');

function columnsOf(report: ReportChoice) {
  const sortable = (sort: SearchReportSort) => ({
    label: SORT_LABELS[sort],
    isNumber: true,
    sortHref: reportAddress({ ...report, sort, page: 1 }),
    ...(sort === report.sort && { sorted: 'descending' as const }),
  });
  return [
    { label: 'Searched for' },
    sortable('searches'),
    sortable('without_results'),
    sortable('clicks'),
    { label: 'Click-through', isNumber: true },
    sortable('conversions'),
    { label: 'Average position', isNumber: true },
    { label: 'Words' },
  ];
}

const rowOf = ({ query, figures }: ReportRow) => ({
  id: query,
  cells: [
    query === '' ? (
      'No words, such as a department'
    ) : (
      <a key="query" href={links.search(query) ?? ''}>
        {query}
      </a>
    ),
    count.format(figures.searches),
    count.format(figures.without_results),
    count.format(figures.clicks),
    percent(figures.click_through_rate),
    count.format(figures.conversions),
    figures.average_position?.toFixed(1) ?? '',
    query !== '' && (
      <a key="teach" href={teachAddress(query)} aria-label={`Teach the search “${query}”`}>
        Teach
      </a>
    ),
  ],
});

function PeriodTabs({ report }: { report: ReportChoice }) {
  return (
    <CounterNavigation
      label="Period"
      isTabs
      links={REPORT_DAYS.map((days) => ({
        href: reportAddress({ ...report, days, page: 1 }),
        label: `Last ${days} days`,
        isCurrent: days === report.days,
      }))}
    />
  );
}

/** What shoppers have searched for, what they found, and what came of it. */
export function SearchReport({ report }: { report: ReportChoice }) {
  const found = useQuery(searchReportQuery(report));
  if (found.isError)
    return <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>;
  if (!found.data) {
    return (
      <Loading>
        <Skeleton height="24rem" />
      </Loading>
    );
  }
  const { data, totals, paginatorInfo } = found.data;
  return (
    <>
      <PeriodTabs report={report} />
      <CounterPanel title="All searches">
        <CounterFacts
          facts={[
            { label: 'Searches', value: count.format(totals.searches) },
            { label: 'Different texts', value: count.format(paginatorInfo.total) },
            { label: 'Found nothing', value: count.format(totals.without_results) },
            { label: 'Led to a click', value: percent(totals.click_through_rate) },
            { label: 'Led to a cart or an order', value: percent(totals.conversion_rate) },
          ]}
        />
      </CounterPanel>
      <CounterTable
        caption="Searches"
        columns={columnsOf(report)}
        rows={data.map(rowOf)}
        empty="Nobody has searched in this period."
      />
      <Pagination
        page={report.page}
        pageCount={paginatorInfo.last_page}
        hrefFor={(page) => reportAddress({ ...report, page })}
        label="Pages of searches"
      />
    </>
  );
}
