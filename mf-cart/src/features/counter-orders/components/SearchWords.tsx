import { links } from '@saltbush/contract/links';
import { isToKeep, type OrderList, orderListAddress } from '../model/order-list';
import type { OrderSearch } from '../model/order-search';

/** Names what a search has found. */
export const captionOf = ({ by, words }: OrderSearch): string =>
  by === 'product' ? `Orders with “${words}”` : `Orders of “${words}”`;

const ADVICE: Readonly<Record<OrderSearch['by'], string>> = {
  email: 'Check the address.',
  phone: 'Check the number.',
  name: 'Guests’ orders are found by their whole first or last name, or both.',
  code: 'Check the code.',
  product: 'Check the words.',
};

/** Says what was searched, and the way on. */
export const NothingFound = ({ search }: { search: OrderSearch }) => (
  <>
    <p role="status">
      No order {search.by === 'product' ? 'with' : 'of'} “{search.words}” in any queue. {ADVICE[search.by]}
    </p>
    <p>
      <a href={links.staff.orders()}>All orders</a>
    </p>
  </>
);

/** Leads on from people and codes to products whose names have the words, which stay where they are kept. */
export const ProductsInstead = ({ list, search }: { list: OrderList; search: OrderSearch }) =>
  (search.by === 'name' || search.by === 'code') &&
  !isToKeep(list) && (
    <p>
      <a href={orderListAddress({ ...list, search: { ...search, by: 'product' }, after: null })}>
        Orders with a product “{search.words}”
      </a>
    </p>
  );

/** Says that a search is known to another tab alone, or to nobody any more. */
export const ForgottenSearch = () => (
  <>
    <p role="status">
      This tab does not have the words of this search: they tell of a customer and stay in the tab that they
      were typed in, until you sign out. Please search again.
    </p>
    <p>
      <a href={links.staff.orders()}>All orders</a>
    </p>
  </>
);
