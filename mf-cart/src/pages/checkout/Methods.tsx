import type { DeliveryMode } from '../../features/checkout/components/DeliverySection';
import { CollectChoice } from '../../features/delivery/components/CollectChoice';
import { ShippingMethods } from '../../features/delivery/components/ShippingMethods';
import type { Cart } from '../../shared/cart/cart';
import { CLICK_AND_COLLECT } from '../../shared/cart/default-method';

interface MethodsProps {
  cart: Cart;
  mode: DeliveryMode;
  error?: string;
}

/** The options of the delivery section: delivery methods, or nearby pharmacies. */
export function Methods({ cart, mode, error }: MethodsProps) {
  if (mode === 'collect') return <CollectChoice cart={cart} error={error} />;
  const methods = cart.available_shipping_methods.filter(({ id }) => id !== CLICK_AND_COLLECT);
  return <ShippingMethods cart={cart} methods={methods} error={error} hasDefault />;
}
