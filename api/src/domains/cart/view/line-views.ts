import type { PricedCart } from '@saltbush/contract';
import { dispensableScripts, filedPacks, nextSupplyOf } from '../../patients';
import type { CartDocument } from '../documents';
import { lineErrors } from '../lines/line-errors';
import type { CartLineView } from './cart-view';
import type { CartSources } from './sources';

/** Returns the lines with current product, price, patient, promotions and errors. */
export function lineViews(
  document: CartDocument,
  sources: CartSources,
  pricing: PricedCart,
  isSignedIn: boolean,
): Omit<CartLineView, 'cart'>[] {
  const priced = new Map(pricing.lines.map((line) => [line.id, line]));
  const quantityOf = (productId: number) =>
    document.items
      .filter((item) => item.product_id === productId)
      .reduce((total, item) => total + item.quantity, 0);
  return document.items.map((item) => {
    const product = sources.products.get(item.product_id) ?? null;
    const patient = (item.patient_uuid && sources.patients.get(item.patient_uuid)) || null;
    const line = priced.get(item.id) ?? null;
    const nextSupplyOn = patient && product && nextSupplyOf(patient, product, sources.suppliedAt);
    const matchedId = line?.matched_promotion_id ?? null;
    return {
      item,
      product,
      patient,
      priced: line,
      errors: lineErrors({
        item,
        product,
        productQuantity: quantityOf(item.product_id),
        state: sources.state,
        isSignedIn,
        hasPatient: patient !== null,
        isOnFile:
          patient !== null && dispensableScripts(patient, item.product_id, sources.suppliedAt).length > 0,
        filedPacks: patient && filedPacks(patient, item.product_id, sources.suppliedAt),
        nextSupplyOn,
      }),
      nextSupplyOn,
      matchedPromotion: (matchedId !== null && sources.promotions.get(matchedId)) || null,
      missedPromotions: (line?.missed_promotion_ids ?? []).flatMap((id) => sources.promotions.get(id) ?? []),
    };
  });
}
