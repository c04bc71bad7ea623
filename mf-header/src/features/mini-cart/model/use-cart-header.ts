import { cartHeaderQuery } from '@saltbush/shared-ui/entities';
import { useCartIdentity } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';

/** Returns the subtotal (in cents) and item count of the device's cart. Both are 0 without a cart and while it loads. */
export function useCartHeader(): { subtotal: number; count: number } {
  const uuid = useCartIdentity((state) => state.uuid);
  const { data } = useQuery({ ...cartHeaderQuery(uuid ?? ''), enabled: uuid !== null });
  const header = uuid ? data?.cart_header : null;
  return { subtotal: header?.cart_subtotal ?? 0, count: header?.num_items ?? 0 };
}
