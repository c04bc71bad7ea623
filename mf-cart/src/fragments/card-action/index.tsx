import type { SlotProps } from '@saltbush/shared-ui/platform';
import { CardAction } from '../../features/add-to-cart/components/CardAction';

/** Fills `card.action`. */
export default function CardActionFragment({ product }: SlotProps['card.action']) {
  return <CardAction product={product} />;
}
