import { defineDesk } from '@saltbush/shared-ui/counter';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import { type PageProps, useHydrated } from '@saltbush/shared-ui/platform';
import { CustomerResults } from '../../features/counter-customers/components/CustomerResults';
import { CustomerSearchForm } from '../../features/counter-customers/components/CustomerSearchForm';
import { ForgottenSearch } from '../../features/counter-customers/components/ForgottenSearch';
import {
  isForgotten,
  keptWords,
  readCustomerList,
} from '../../features/counter-customers/model/customer-list';
import { readCustomerSearch } from '../../features/counter-customers/model/customer-search';
import { useMovedSearch } from '../../features/counter-customers/model/use-moved-search';

function StaffCustomersPage({ search }: PageProps) {
  const isHydrated = useHydrated();
  // What the tab keeps, its server does not know.
  const list = readCustomerList(search, isHydrated ? keptWords : undefined);
  useMovedSearch(list, search);
  const asked = readCustomerSearch(list.words);
  return (
    <CounterPage title="Customers">
      <CustomerSearchForm text={list.words} />
      {asked && <CustomerResults search={asked} list={list} />}
      {isHydrated && isForgotten(list) && <ForgottenSearch />}
    </CounterPage>
  );
}

export const page = defineDesk({
  title: 'Customers',
  permission: 'customers:find',
  Component: StaffCustomersPage,
});
