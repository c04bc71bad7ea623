import { DEFAULT_STATE, PREVIEW_MESSAGES, type PricedCart, previewLinesError } from '@saltbush/contract';
import type { StaffPromotionPreviewInput } from '../../../generated/resolvers';
import { invalidInput } from '../../../lib/errors';
import { type PricedItem, priceLines } from '../../cart';
import { catalogueIds, findProducts, type ProductDocument } from '../../catalogue';
import type { OfferDocument, PromotionDocument } from '../../promotions';
import type { StaffContext } from '../context';

/** Everything that a tried cart is priced from. */
export interface Trial {
  items: PricedItem[];
  products: readonly ProductDocument[];
  promotions: readonly PromotionDocument[];
  offer?: OfferDocument | null;
  at: Date;
  isStaff: boolean;
}

/** Prices a tried cart as carts are priced. */
export function priceTrial({ items, products, promotions, offer = null, at, isStaff }: Trial): PricedCart {
  const sources: Parameters<typeof priceLines>[1] = {
    products: new Map(products.map((product) => [product._id, product])),
    promotions: new Map(promotions.map((promotion) => [promotion._id, promotion])),
    offer,
    state: DEFAULT_STATE,
    now: at,
  };
  return priceLines({ items }, sources, { isStaff });
}

/** Reads the lines and their products. @throws {BusinessError} INVALID_INPUT (lines) */
export async function readLines({ db }: StaffContext, lines: StaffPromotionPreviewInput['lines']) {
  const error = previewLinesError(lines);
  if (error) throw invalidInput({ lines: error });
  const ids = catalogueIds(lines.map(({ product_id }) => product_id));
  const found = new Map((await findProducts(db, ids)).map((product) => [product._id, product]));
  const products = ids.flatMap((id) => found.get(id) ?? []);
  if (products.length < lines.length) throw invalidInput({ lines: PREVIEW_MESSAGES.unknown });
  const items = lines.map(({ product_id, quantity }) => ({
    ...{ id: product_id, product_id: Number(product_id) },
    ...{ quantity, frequency: null },
  }));
  return { products, items };
}
