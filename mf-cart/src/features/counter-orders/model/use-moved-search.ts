import { links } from '@saltbush/contract/links';
import { navigate } from '@saltbush/shared-ui/platform';
import { useEffect } from 'react';
import { type OrderList, orderListAddress, searched } from './order-list';
import { isPersonal } from './order-search';

/** Takes personal words out of an address: one of earlier releases, or that of a form sent before the page was ready. */
export function useMovedSearch(list: OrderList, address: URLSearchParams): void {
  const { search, kept } = list;
  const isToMove = search !== null && kept === null && isPersonal(search);
  useEffect(() => {
    if (!isToMove) return;
    const at = { pathname: links.staff.orders(), search: address };
    navigate(orderListAddress({ ...searched(list, search), after: list.after }), { replace: at });
  });
}
