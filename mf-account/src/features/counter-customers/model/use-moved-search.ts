import { links } from '@saltbush/contract/links';
import { navigate } from '@saltbush/shared-ui/platform';
import { useEffect } from 'react';
import { type CustomerList, customerListAddress, isToKeep, searchedCustomers } from './customer-list';

/** Takes personal words out of an address: one of earlier releases, or that of a form sent before the page was ready. */
export function useMovedSearch(list: CustomerList, address: URLSearchParams): void {
  const isToMove = isToKeep(list);
  useEffect(() => {
    if (!isToMove) return;
    const at = { pathname: links.staff.customers(), search: address };
    const { words, page } = list;
    navigate(customerListAddress({ ...searchedCustomers(words), page }), { replace: at });
  });
}
