import type { SlotProps } from '@saltbush/shared-ui/platform';
import { Purchase } from '../../features/add-to-cart/components/Purchase';
import { useProgramDelivery } from '../../features/program-delivery/model/use-program-delivery';
import { useDeliveryChoice } from '../../features/purchase-type/model/use-delivery-choice';

/** The purchase of a Weight Management Program product, which can be added to the next order (section 2.12). */
export default function ProgramPurchase(props: SlotProps['pdp.purchase']) {
  const { product } = props;
  const delivery = useDeliveryChoice(product);
  return <Purchase {...props} delivery={delivery} program={useProgramDelivery(product)} />;
}
