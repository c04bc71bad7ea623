import type { PurchaseProduct, SlotProps } from '@saltbush/shared-ui/platform';
import { Purchase } from '../../features/add-to-cart/components/Purchase';
import { useQuestionnaire } from './use-questionnaire';

function PurchaseOf({ product }: { product: PurchaseProduct }) {
  return <Purchase product={product} requirement={useQuestionnaire(product)} />;
}

/** Fills `pdp.purchase`; another product is another purchase. */
export default function PurchaseFragment({ product }: SlotProps['pdp.purchase']) {
  return <PurchaseOf key={product.id} product={product} />;
}
