import type { SlotProps } from '@saltbush/shared-ui/platform';
import { Purchase } from '../../features/add-to-cart/components/Purchase';
import { useScriptChoice } from '../../features/prescription/model/use-script-choice';
import { useProgramDelivery } from '../../features/program-delivery/model/use-program-delivery';
import { useDeliveryChoice } from '../../features/purchase-type/model/use-delivery-choice';

/** Purchase controls of a prescription product, preceded by patient and script (section 4.c). */
export default function ScriptPurchase(props: SlotProps['pdp.purchase']) {
  const { product } = props;
  const script = useScriptChoice(product);
  const delivery = useDeliveryChoice(product);
  const program = useProgramDelivery(product);
  return <Purchase {...props} {...{ script, delivery, program }} />;
}
