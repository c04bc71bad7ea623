import { selectPrice } from '@saltbush/contract';
import { type ProductCardModel, productTags, type TagModel } from '@saltbush/shared-ui/design/core';
import type { CardFieldsFragment } from '../../../generated/gql/graphql';
import { toCardModel } from '../../../shared/cards/card-model';
import type { Product } from '../api/product';

/** The first screen of a product page: known in full from the product, and already from the card that led here. */
export interface ProductSummary {
  title: string;
  brand: { name: string; url: string | null } | null;
  /** Identified by their address, so that the card's picture stays in place when the product arrives. */
  images: readonly { id: string; src: string; alt: string }[];
  tags: readonly TagModel[];
  /** Cents of one unit; null when the product has no price. */
  price: number | null;
  priceType: string;
  rrp: number | null;
  /** What the saving is counted from; null for the recommended price. */
  originalPrice: number | null;
  schedule: string | null;
  isAdvertisable: boolean;
}

/** The price of one unit; `liveType` says that after-hours prices apply at this moment. */
export function unitPrice(product: Pick<Product, 'prices'>, liveType?: string | null) {
  return selectPrice(product.prices, { requested: liveType === 'afterhours' ? 'afterhours' : 'default' });
}

/** Tags that steer the search and are not shown (rule 9.b-04). */
const SEARCH_TAGS = new Set(['Cold', 'Pharmacy Products', 'Gated Products', 'TGA General Warning (Top)']);

function tagsOf(product: Product): TagModel[] {
  const marks: Partial<ProductCardModel> = {
    schedule: product.schedule || null,
    isAppendixH: product.schedule === '3' && product.is_advertisable,
    isPractitioner: product.is_practitioner,
    isFreeShipping: product.is_free_shipping,
    isFridge: product.is_fridge,
    isClearance: product.is_clearance,
    isPreorder: product.is_preorder,
    tags: product.tags.map(({ name }) => name).filter((name) => !SEARCH_TAGS.has(name)),
  };
  const tags = productTags(marks as ProductCardModel);
  return product.booking_type
    ? [{ kind: 'telehealth' }, ...tags.filter(({ kind }) => kind !== 'telehealth')]
    : tags;
}

/** The first screen from the whole product. */
export function summaryOfProduct(product: Product, liveType?: string | null): ProductSummary {
  const selected = unitPrice(product, liveType);
  const everyday = product.prices.find(({ type }) => type === 'default')?.value ?? null;
  const isBelowEveryday = selected !== null && everyday !== null && selected.value < everyday;
  return {
    title: product.name,
    brand: product.brand,
    images: product.images.map(({ url, alt }) => ({ id: url, src: url, alt: alt || product.name })),
    tags: tagsOf(product),
    price: selected?.value ?? null,
    priceType: selected?.type ?? 'default',
    rrp: product.rrp,
    originalPrice: isBelowEveryday ? everyday : null,
    schedule: product.schedule || null,
    isAdvertisable: product.is_advertisable,
  };
}

/** The first screen from the card that was followed, while the product is still coming. */
export function summaryOfCard(card: CardFieldsFragment): ProductSummary {
  const { title, brand, image, price, priceType, rrp, originalPrice, schedule } = card;
  const isMedicine = schedule === '3' || schedule === '4';
  return {
    title,
    brand: { name: brand, url: null },
    images: [{ id: image, src: image, alt: title }],
    tags: productTags(toCardModel(card)),
    price,
    priceType,
    rrp,
    originalPrice,
    schedule,
    isAdvertisable: !isMedicine || card.isAppendixH,
  };
}
