import type { PurchaseProduct } from '@saltbush/shared-ui/platform';

/** A plain product for pages and cards in stories and tests. Money in cents. */
export function samplePurchase(changes: Partial<PurchaseProduct> = {}): PurchaseProduct {
  return {
    id: 101,
    title: 'Ironbark Naturals Magnesium Glycinate 120 Capsules',
    slug: 'ironbark-magnesium',
    schedule: null,
    isOutOfStock: false,
    isGated: false,
    isPractitioner: false,
    isTgaGeneral: false,
    isPreorder: false,
    bookingType: null,
    requiresPrescription: false,
    price: 2495,
    priceType: 'default',
    queryID: null,
    status: 'Active',
    canAutodeliver: true,
    orderLimit: 0,
    isSkipQuestionnaire: false,
    journeyIds: [],
    prices: [{ type: 'default', value: 2495, min_qty: 1 }],
    ...changes,
  };
}

/** With multibuy prices for 3 and 6 units. */
export const multibuyPurchase = samplePurchase({
  prices: [
    { type: 'default', value: 2495, min_qty: 1 },
    { type: 'multi_3', value: 2295, min_qty: 3 },
    { type: 'multi_6', value: 1995, min_qty: 6 },
  ],
});
