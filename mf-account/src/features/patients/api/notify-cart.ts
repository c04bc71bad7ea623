import { publish } from '@saltbush/shared-ui/bus';
import { useCartIdentity } from '@saltbush/shared-ui/platform';

/** Notifies views of the cart, whose lines show patient names, that they have to refetch. */
export function notifyCart(): void {
  const { uuid } = useCartIdentity.getState();
  if (uuid) publish('cart:changed', { uuid });
}
