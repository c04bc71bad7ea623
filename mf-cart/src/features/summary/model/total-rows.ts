import type { TotalsRow } from '@saltbush/shared-ui/design/orders';
import type { Cart } from '../../../shared/cart/cart';

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

function discountRow({ offer_code, non_staff_discount_total: cents }: Totals): TotalsRow {
  const label = offer_code ? `Discounts (${offer_code})` : 'Discounts';
  return cents > 0 ? { label, cents, kind: 'saving' } : { label, cents: null, note: 'None' };
}

/** Returns the summary's rows. The set of rows is constant, so discounts and delivery choices shift no layout. */
export function totalRows(cart: Totals): TotalsRow[] {
  const rows: TotalsRow[] = [{ label: 'Items', cents: cart.item_total }, discountRow(cart)];
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
