import { APPENDIX_H_TAG, isAdvertisable } from '@saltbush/contract';
import { type TagModel, tagFromName } from '../TagList/tags';

/** The data of a card, named as in the search record's card view (section 3). Prices in cents. */
export interface ProductCardModel {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly brand: string | null;
  /** URL of a 360 × 360 picture, or null. */
  readonly image: string | null;
  readonly price: number;
  readonly rrp?: number | null;
  readonly originalPrice?: number | null;
  readonly priceType?: string;
  readonly schedule?: string | null;
  readonly isGated?: boolean;
  readonly isPractitioner?: boolean;
  readonly isTgaGeneral?: boolean;
  readonly isPharmacy?: boolean;
  /** Schedule 3 products in Appendix H may be advertised and sold like others. */
  readonly isAppendixH?: boolean;
  readonly isOutOfStock?: boolean;
  readonly isClearance?: boolean;
  readonly isPreorder?: boolean;
  readonly isFridge?: boolean;
  readonly isFreeShipping?: boolean;
  /** The pharmacy's name, for "Sold and Supplied by …". */
  readonly soldBy?: string;
  /** Additional tags by their catalogue names. */
  readonly tags?: readonly string[];
  readonly promotions?: readonly { readonly promotionId: string; readonly displayTitle: string }[];
}

/** Returns true if advertising rules prohibit promotions: schedule 4, and schedule 3 outside Appendix H. */
export function isAdvertisingRestricted(
  product: Pick<ProductCardModel, 'schedule' | 'isAppendixH' | 'tags'>,
) {
  const tags = product.isAppendixH ? [APPENDIX_H_TAG] : (product.tags ?? []);
  return !isAdvertisable({ schedule: product.schedule ?? null, tags });
}

/** Returns true if the card links to the product page instead of adding directly (section 2.9). */
export function needsViewAndOrder(product: ProductCardModel): boolean {
  return Boolean(product.isPractitioner || product.schedule || product.isGated || product.isTgaGeneral);
}

const promotionalKinds = new Set(['clearance', 'buy-3', 'mix-match', 'free-shipping']);

/** Returns a product's tags in the order of section 9.b, without promotions if they are prohibited. */
export function productTags(product: ProductCardModel): TagModel[] {
  const kinds: TagModel[] = [];
  if (product.schedule === '4' || product.schedule === '4N') kinds.push({ kind: 's4' });
  if (product.schedule === '3') kinds.push({ kind: 's3' });
  if (product.schedule === '2') kinds.push({ kind: 's2' });
  if (product.isPractitioner) kinds.push({ kind: 'practitioner' });
  if (product.isFreeShipping) kinds.push({ kind: 'free-shipping' });
  if (product.isFridge) kinds.push({ kind: 'cold-shipping' });
  if (product.isClearance) kinds.push({ kind: 'clearance' });
  if (product.isPreorder) kinds.push({ kind: 'pre-order' });
  for (const name of product.tags ?? []) {
    if (name === APPENDIX_H_TAG) continue;
    const tag = tagFromName(name);
    if (!kinds.some(({ kind, label }) => kind === tag.kind && label === tag.label)) kinds.push(tag);
  }
  return isAdvertisingRestricted(product) ? kinds.filter(({ kind }) => !promotionalKinds.has(kind)) : kinds;
}
