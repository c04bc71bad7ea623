import { csvOf } from '@saltbush/contract';
import { saveFile } from '@saltbush/shared-ui/platform';
import { readAllRows } from '../api/search-report';
import type { ReportChoice } from './report-address';

const HEAD = [
  'Searched for',
  'Searches',
  'Found nothing',
  'Clicks',
  'Click-through rate',
  'Added or bought',
  'Conversion rate',
  'Average position',
];

/** Lets the browser save a report as a file for spreadsheets. */
export async function saveReport(report: ReportChoice): Promise<void> {
  const rows = await readAllRows(report, new AbortController().signal);
  const text = csvOf([
    HEAD,
    ...rows.map(({ query, figures }) => [
      query,
      figures.searches,
      figures.without_results,
      figures.clicks,
      figures.click_through_rate.toFixed(3),
      figures.conversions,
      figures.conversion_rate.toFixed(3),
      figures.average_position?.toFixed(1) ?? '',
    ]),
  ]);
  saveFile(`searches-${report.days}-days.csv`, 'text/csv;charset=utf-8', text);
}
