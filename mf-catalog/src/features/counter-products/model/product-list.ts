import { links } from '@saltbush/contract/links';
import type { StaffProductChoice } from '../../../generated/gql/graphql';

/** Names of the lists. */
export const LIST_LABELS: Readonly<Record<StaffProductChoice, string>> = {
  on_sale: 'On sale',
  low: 'Low stock',
  out: 'Sold out',
  withdrawn: 'Withdrawn',
};

const CHOICES = Object.keys(LIST_LABELS) as StaffProductChoice[];

/** What a list of products shows, as its address keeps it. */
export interface ProductList {
  show: StaffProductChoice;
  search: string | null;
  after: string | null;
}

/** Reads a list from its address; unknown lists mean the products on sale. */
export const readProductList = (search: URLSearchParams): ProductList => ({
  show: CHOICES.find((name) => name === search.get('show')) ?? 'on_sale',
  search: search.get('search')?.trim() || null,
  after: search.get('after'),
});

/** Returns the address of a list. */
export function productListAddress({ show, search, after }: ProductList): string {
  const query = new URLSearchParams({ show });
  if (search) query.set('search', search);
  if (after) query.set('after', after);
  return `${links.staff.products()}?${query}`;
}
