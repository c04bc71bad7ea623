import { arrivalWords, discountRows } from '@saltbush/contract';
import type { TotalsRow } from '@saltbush/shared-ui/design/orders';
import type { Cart } from '../../../shared/cart/cart';

type Totals = Pick<
  Cart,
  | 'item_total'
  | 'discount_total'
  | 'discounts'
  | 'requires_shipping'
  | 'shipping_method'
  | 'shipping_total'
  | 'offer_code'
>;

/** Returns a row for each kind of discount; one that says so where there is none, so that a first one shifts nothing. */
function discountsIn(cart: Totals): TotalsRow[] {
  const rows = discountRows(cart).map(
    ({ name, amount }): TotalsRow => ({ label: name, cents: amount, kind: 'saving' }),
  );
  return rows.length > 0 ? rows : [{ label: 'Discounts', cents: null, note: 'None' }];
}

function deliveryRow({ shipping_method: method, shipping_total }: Totals): TotalsRow {
  if (!method) return { label: 'Delivery', cents: null, note: 'Choose a method' };
  const arrives = arrivalWords(method);
  return { label: method.name, cents: shipping_total, ...(arrives && { note: `Arrives ${arrives}` }) };
}

/** Returns the rows above a cart's total, to which they add up (rule selling-30). */
export function totalRows(cart: Totals): TotalsRow[] {
  const items: TotalsRow = { label: 'Items', cents: cart.item_total };
  return [items, ...discountsIn(cart), ...(cart.requires_shipping ? [deliveryRow(cart)] : [])];
}
