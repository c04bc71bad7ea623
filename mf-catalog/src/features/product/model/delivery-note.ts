import type { Product } from '../api/product';

interface Destination {
  /** The state that the user chose; undefined if none. */
  state: string | undefined;
  /** Whether any method delivers the product there, as far as is known. */
  isReachable: boolean;
}

type Delivered = Pick<Product, 'is_out_of_stock' | 'is_preorder' | 'excluded_states'>;

/** Returns what limits a product's delivery, or null: no time is promised that cannot be met (rule selling-28). */
export function deliveryNote(product: Delivered, { state, isReachable }: Destination): string | null {
  if (product.is_out_of_stock) return 'Delivery times are shown when it is back in stock.';
  if (state && product.excluded_states.some((excluded) => excluded === state))
    return `This product can’t be sent to ${state}.`;
  if (!isReachable) return 'We don’t deliver this product to this postcode yet.';
  return product.is_preorder ? 'Sent when it is released. The times below count from that day.' : null;
}
