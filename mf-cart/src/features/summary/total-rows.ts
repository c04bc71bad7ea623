import type { TotalsRow } from '@saltbush/shared-ui/design/core';
import type { Cart } from '../../model/cart';

type Totals = Pick<
  Cart,
  | 'item_total'
  | 'non_staff_discount_total'
  | 'staff_discount_eligible'
  | 'staff_discount_value'
  | 'requires_shipping'
  | 'shipping_method'
  | 'shipping_total'
  | 'offer_code'
>;

/** Rows of the summary. They are the same before and after a discount or a delivery choice, so that nothing jumps. */
export function totalRows(cart: Totals): TotalsRow[] {
  const rows: TotalsRow[] = [
    { label: 'Items', cents: cart.item_total },
    {
      label: cart.offer_code ? `Discounts (${cart.offer_code})` : 'Discounts',
      cents: cart.non_staff_discount_total,
      kind: 'saving',
    },
  ];
  if (cart.staff_discount_eligible) {
    rows.push({ label: 'Staff discount', cents: cart.staff_discount_value, kind: 'saving' });
  }
  if (cart.requires_shipping) {
    const method = cart.shipping_method;
    rows.push(
      method
        ? { label: method.name, cents: cart.shipping_total }
        : { label: 'Delivery', cents: null, note: 'Choose a method' },
    );
  }
  return rows;
}
