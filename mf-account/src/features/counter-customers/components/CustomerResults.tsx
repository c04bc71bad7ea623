import { links } from '@saltbush/contract/links';
import { ErrorState, Loading, Skeleton } from '@saltbush/shared-ui/design/core';
import { CounterTable, formatMoment } from '@saltbush/shared-ui/design/counter';
import { Pagination } from '@saltbush/shared-ui/design/listing';
import { useQuery } from '@tanstack/react-query';
import { staffCustomersQuery } from '../api/staff-customers';
import { type CustomerList, customerListAddress } from '../model/customer-list';
import type { CustomerSearch } from '../model/customer-search';

const COLUMNS = [{ label: 'Name' }, { label: 'E-mail' }, { label: 'Customer since' }];

/** The api counts no further. */
const MOST = 1000;

const countWords = (total: number): string => {
  if (total >= MOST) return '1,000 customers or more';
  return total === 1 ? '1 customer' : `${total} customers`;
};

interface CustomerResultsProps {
  search: CustomerSearch;
  /** What was typed, and which page of it is shown. */
  list: CustomerList;
}

/** The customers whom a search finds. */
export function CustomerResults({ search, list }: CustomerResultsProps) {
  const { words, page } = list;
  const found = useQuery(staffCustomersQuery(search, page));
  if (found.isError) {
    return <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>;
  }
  if (!found.data) {
    return (
      <Loading>
        <Skeleton height="16rem" />
      </Loading>
    );
  }
  const { data, paginatorInfo } = found.data;
  return (
    <>
      <p role="status">
        {countWords(paginatorInfo.total)} for “{words}”
      </p>
      <CounterTable
        caption="Customers"
        columns={COLUMNS}
        rows={data.map(({ id, first_name, last_name, email, created_at }) => ({
          id,
          cells: [
            <a key="name" href={links.staff.customer(id)}>
              {first_name} {last_name}
            </a>,
            email,
            formatMoment(created_at),
          ],
        }))}
        empty="Nobody is found. Guests have no account: look for their order instead."
      />
      <Pagination
        page={page}
        pageCount={paginatorInfo.last_page}
        hrefFor={(to) => customerListAddress({ ...list, page: to })}
        label="Pages of customers"
      />
    </>
  );
}
