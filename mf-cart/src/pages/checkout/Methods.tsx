import type { DeliveryMode } from '../../features/checkout/components/DeliverySection';
import { DeliverTo } from '../../features/delivery/components/DeliverTo';
import { CLICK_AND_COLLECT, ShippingMethods } from '../../features/delivery/components/ShippingMethods';
import type { Cart } from '../../shared/cart/cart';

interface MethodsProps {
  cart: Cart;
  mode: DeliveryMode;
  error?: string;
}

/** The options of the delivery section: delivery methods, or nearby pharmacies. */
export function Methods({ cart, mode, error }: MethodsProps) {
  const isCollect = mode === 'collect';
  const methods = cart.available_shipping_methods.filter(
    ({ id }) => (id === CLICK_AND_COLLECT) === isCollect,
  );
  return (
    <>
      {isCollect && <DeliverTo />}
      <ShippingMethods cart={cart} methods={methods} error={error} />
    </>
  );
}
