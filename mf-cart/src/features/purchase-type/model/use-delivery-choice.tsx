import { DEFAULT_FREQUENCY } from '@saltbush/contract';
import type { PurchaseProduct } from '@saltbush/shared-ui/platform';
import { useRef, useState } from 'react';
import { addItem, type NewItem } from '../../../shared/cart/api/add-item';
import type { AutoDeliveryHandle } from '../components/AutoDeliveryOptions';
import { PurchaseType, type PurchaseTypeProps } from '../components/PurchaseType';

/** Returns true if the product is available and supports AutoDelivery (section 4.a). */
export const offersAutoDelivery = ({ canAutodeliver, status, isOutOfStock }: PurchaseProduct): boolean =>
  canAutodeliver && status === 'Active' && !isOutOfStock;

/** One-time (the default) or AutoDelivery (section 4.e); null for a product without the choice. */
export function useDeliveryChoice(product: PurchaseProduct) {
  const [type, setType] = useState<'oneTime' | 'autoDelivery'>('oneTime');
  const options = useRef<AutoDeliveryHandle>(null);
  if (!offersAutoDelivery(product)) return null;
  return {
    type,
    element: (prices: PurchaseTypeProps['prices']) => (
      <PurchaseType prices={prices} type={type} onChange={setType} options={options} />
    ),
    // Until its options have loaded, their defaults apply: a new AutoDelivery every 4 weeks.
    check: () => options.current?.check() ?? true,
    add: (item: NewItem) => options.current?.add(item) ?? addItem({ ...item, frequency: DEFAULT_FREQUENCY }),
  };
}
