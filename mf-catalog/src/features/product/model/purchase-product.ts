import type { PurchaseProduct } from '@saltbush/shared-ui/platform';
import type { Product } from '../api/product';
import { unitPrice } from './product-summary';

/** Converts a product to the `pdp.purchase` slot's props. `queryID` identifies the search that led to the page. */
export function toPurchaseProduct(
  product: Product,
  context: { liveType?: string | null; queryID: string | null },
): PurchaseProduct {
  const selected = unitPrice(product, context.liveType);
  return {
    id: Number(product.id),
    title: product.name,
    slug: product.slug,
    schedule: product.schedule || null,
    isOutOfStock: product.is_out_of_stock,
    isGated: product.is_gated,
    isPractitioner: product.is_practitioner,
    isTgaGeneral: product.is_tga,
    isPreorder: product.is_preorder,
    bookingType: product.booking_type,
    requiresPrescription: product.requires_prescription,
    price: selected?.value ?? 0,
    priceType: selected?.type ?? 'default',
    queryID: context.queryID,
    status: product.status,
    canAutodeliver: product.can_autodeliver,
    orderLimit: product.order_limit,
    isSkipQuestionnaire: product.is_skip_questionnaire,
    journeyIds: product.journey_ids,
    prices: product.prices,
  };
}
