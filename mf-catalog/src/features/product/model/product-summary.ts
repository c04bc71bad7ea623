import { selectPrice } from '@saltbush/contract';
import { type ProductCardModel, productTags, type TagModel } from '@saltbush/shared-ui/design/core';
import type { CardFieldsFragment } from '../../../generated/gql/graphql';
import { toCardModel } from '../../../shared/cards/card-model';
import type { Product } from '../api/product';

/** Content of a product page's first screen, built from the complete product or from the card that linked to it. */
export interface ProductSummary {
  id: string;
  title: string;
  brand: { name: string; url: string | null } | null;
  /** Identified by URL, so that the card's picture stays in place when the product loads. */
  images: readonly { id: string; src: string; alt: string }[];
  tags: readonly TagModel[];
  /** Unit price in cents; null if the product has no price. */
  price: number | null;
  priceType: string;
  rrp: number | null;
  /** The default price of a product whose price depends on the hour; null while only its card is known. */
  usualPrice: number | null;
  /** What it costs outside business hours, in cents; null if that is no other price, or not known yet. */
  afterHoursPrice: number | null;
  /** Which of the two prices applies now is not known yet: documents are the same at every hour. */
  isFrom: boolean;
  /** The price savings are calculated from, in cents; null to use the RRP. */
  originalPrice: number | null;
  schedule: string | null;
  isAdvertisable: boolean;
  /** Services are booked, not bought: they have no heart. */
  isService: boolean;
}

/** Returns the unit price. If `liveType` is "afterhours", the after-hours price applies. */
export function unitPrice(product: Pick<Product, 'prices'>, liveType?: string | null, quantity = 1) {
  const requested = liveType === 'afterhours' ? 'afterhours' : 'default';
  return selectPrice(product.prices, { quantity, requested });
}

/** Tags used only for search and never displayed (rule 9.b-04). */
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

/** Builds the summary from the complete product, with the price of a unit at the chosen quantity. */
export function summaryFromProduct(product: Product, liveType?: string | null, quantity = 1): ProductSummary {
  const selected = unitPrice(product, liveType, quantity);
  const regularPrice = product.prices.find(({ type }) => type === 'default')?.value ?? null;
  const afterHoursPrice = product.prices.find(({ type }) => type === 'afterhours')?.value ?? null;
  const isBelowRegularPrice = selected !== null && regularPrice !== null && selected.value < regularPrice;
  return {
    id: product.id,
    title: product.name,
    brand: product.brand,
    images: product.images.map(({ url, alt }) => ({ id: url, src: url, alt: alt || product.name })),
    tags: tagsOf(product),
    price: selected?.value ?? null,
    priceType: selected?.type ?? 'default',
    rrp: product.rrp,
    usualPrice: regularPrice,
    afterHoursPrice,
    isFrom: afterHoursPrice !== null && (liveType ?? null) === null,
    originalPrice: isBelowRegularPrice ? regularPrice : null,
    schedule: product.schedule || null,
    isAdvertisable: product.is_advertisable,
    isService: product.booking_type !== null,
  };
}

/** Builds the summary from the followed card, while the product loads. */
export function summaryFromCard(card: CardFieldsFragment): ProductSummary {
  const { id, title, brand, image, price, priceType, rrp, originalPrice, schedule } = card;
  const isMedicine = schedule === '3' || schedule === '4';
  return {
    id,
    title,
    brand: { name: brand, url: null },
    images: [{ id: image, src: image, alt: title }],
    tags: productTags(toCardModel(card)),
    price,
    priceType,
    rrp,
    usualPrice: null,
    afterHoursPrice: null,
    isFrom: card.bookingType !== null,
    originalPrice,
    schedule,
    isAdvertisable: !isMedicine || card.isAppendixH,
    isService: card.bookingType !== null,
  };
}
