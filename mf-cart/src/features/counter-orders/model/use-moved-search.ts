import { links } from '@saltbush/contract/links';
import { navigate } from '@saltbush/shared-ui/platform';
import { useEffect } from 'react';
import { isToKeep, type OrderList, orderListAddress, searched } from './order-list';

/** Takes personal words out of an address: one of earlier releases, or that of a form sent before the page was ready. */
export function useMovedSearch(list: OrderList, address: URLSearchParams): void {
  const isToMove = isToKeep(list);
  useEffect(() => {
    if (!isToMove) return;
    const at = { pathname: links.staff.orders(), search: address };
    navigate(orderListAddress({ ...searched(list, list.search), after: list.after }), { replace: at });
  });
}
