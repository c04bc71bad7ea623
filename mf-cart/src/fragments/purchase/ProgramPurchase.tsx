import type { PurchaseProduct } from '@saltbush/shared-ui/platform';
import { Purchase } from '../../features/add-to-cart/components/Purchase';
import { useProgramDelivery } from '../../features/program-delivery/model/use-program-delivery';
import { useDeliveryChoice } from '../../features/purchase-type/model/use-delivery-choice';

/** The purchase of a Weight Management Program product, which can be added to the next order (section 2.12). */
export default function ProgramPurchase({ product }: { product: PurchaseProduct }) {
  const delivery = useDeliveryChoice(product);
  return <Purchase product={product} delivery={delivery} program={useProgramDelivery(product)} />;
}
