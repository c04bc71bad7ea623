import { defineDesk } from '@saltbush/shared-ui/counter';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import type { PageProps } from '@saltbush/shared-ui/platform';
import { CustomerResults } from '../../features/counter-customers/components/CustomerResults';
import { CustomerSearchForm } from '../../features/counter-customers/components/CustomerSearchForm';
import { readCustomerSearch } from '../../features/counter-customers/model/customer-search';

function StaffCustomersPage({ search }: PageProps) {
  const text = search.get('q') ?? '';
  const asked = readCustomerSearch(text);
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  return (
    <CounterPage title="Customers">
      <CustomerSearchForm text={text} />
      {asked && <CustomerResults search={asked} text={text.trim()} page={page} />}
    </CounterPage>
  );
}

export const page = defineDesk({
  title: 'Customers',
  permission: 'customers:find',
  Component: StaffCustomersPage,
});
