import { cartHeaderQuery } from '@saltbush/shared-ui/entities';
import { useCartIdentity } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';

/** Totals of this device's cart; zero while there is none or it is not known yet. */
export function useCartHeader(): { subtotal: number; count: number } {
  const uuid = useCartIdentity((state) => state.uuid);
  const { data } = useQuery({ ...cartHeaderQuery(uuid ?? ''), enabled: uuid !== null });
  const header = uuid ? data?.cart_header : null;
  return { subtotal: header?.cart_subtotal ?? 0, count: header?.num_items ?? 0 };
}
