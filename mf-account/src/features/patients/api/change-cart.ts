import { publish } from '@saltbush/shared-ui/bus';
import { useCartIdentity } from '@saltbush/shared-ui/platform';

/** Lines of the cart name their patients: whoever shows them looks again. */
export function changeCart(): void {
  const { uuid } = useCartIdentity.getState();
  if (uuid) publish('cart:changed', { uuid });
}
