import { type RefundableOrder, unitsLeft } from './refund-plan';
import { isInPharmacy } from './states';

/** Returns true for the line of a program's fee: it is no product, and the program that it pays for runs on without it. */
export const isProgramFee = ({ product_id }: { product_id: number | string }): boolean =>
  Number(product_id) === 0;

type FeeOrder = Omit<RefundableOrder, 'items'> & {
  state: string;
  items: readonly (RefundableOrder['items'][number] & { product_id: number })[];
};

/** Returns true for an order in the pharmacy of which only a program's fee is left, with nothing to send (rule selling-06). */
export function isFeeAlone(order: FeeOrder): boolean {
  const left = unitsLeft(order);
  const kept = order.items.filter((_item, index) => (left[index] ?? 0) > 0);
  return isInPharmacy(order.state) && kept.length > 0 && kept.every(isProgramFee);
}
