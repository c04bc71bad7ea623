import { DEFAULT_FREQUENCY } from '@saltbush/contract';
import type { PurchaseProduct } from '@saltbush/shared-ui/platform';
import { useRef, useState } from 'react';
import { addItem, type NewItem } from '../../../shared/cart/api/add-item';
import type { AutoDeliveryHandle } from '../components/AutoDeliveryOptions';
import { PurchaseType } from '../components/PurchaseType';

/** AutoDelivery is offered when the product may come by it and is available (section 4.a). */
export const offersAutoDelivery = ({ canAutodeliver, status, isOutOfStock }: PurchaseProduct): boolean =>
  canAutodeliver && status === 'Active' && !isOutOfStock;

/** Once, the default, or by AutoDelivery (section 4.e); null for a product without the choice. */
export function useDeliveryChoice(product: PurchaseProduct) {
  const [type, setType] = useState<'oneTime' | 'autoDelivery'>('oneTime');
  const options = useRef<AutoDeliveryHandle>(null);
  if (!offersAutoDelivery(product)) return null;
  return {
    type,
    element: <PurchaseType product={product} type={type} onChange={setType} options={options} />,
    // Until its options are here a new AutoDelivery is made, every 4 weeks: their defaults.
    check: () => options.current?.check() ?? true,
    add: (item: NewItem) => options.current?.add(item) ?? addItem({ ...item, frequency: DEFAULT_FREQUENCY }),
  };
}
