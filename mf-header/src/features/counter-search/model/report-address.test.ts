import { expect, it } from 'vitest';
import { readReport, reportAddress } from './report-address';

const read = (address: string) => readReport(new URL(address, 'https://shop.example').searchParams);

it.each([
  { days: 7, sort: 'searches', page: 1 },
  { days: 90, sort: 'without_results', page: 3 },
] as const)('an address keeps the report %j', (report) => {
  expect(read(reportAddress(report))).toEqual(report);
});

it.each(['?days=1e9&sort=toString&page=-4', '?days=&sort=&page=x', ''])(
  '%s is a week, by searches',
  (search) => {
    expect(read(`/staff/search${search}`)).toEqual({ days: 7, sort: 'searches', page: 1 });
  },
);
