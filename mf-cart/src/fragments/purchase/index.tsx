import type { SlotProps } from '@saltbush/shared-ui/platform';
import { Purchase } from '../../features/add-to-cart/components/Purchase';

/** Fills `pdp.purchase`; another product is another purchase. */
export default function PurchaseFragment({ product }: SlotProps['pdp.purchase']) {
  return <Purchase key={product.id} product={product} />;
}
