import {
  baseRewardPoints,
  bonusPoints,
  earnsPoints,
  isAdvertisable,
  isRestricted,
  photoInSize,
  SHOP,
  selectPrice,
} from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import type { ProductResolvers } from '../../../generated/resolvers';
import { badgesOf, keyIngredientsOf } from '../attributes';
import { isAvailable, isOutOfStock } from '../availability';
import type { CatalogueContext } from '../context';
import type { ImageDocument, ProductDocument } from '../documents';
import { doseOf } from '../label/dose';
import { factsOf } from '../label/facts';
import { livePrice } from '../prices/live-price';

const toImage = (image: ImageDocument) => ({ ...image, id: String(image.id) });

/** Resolvers of the fields stored in or derived from the product document. */
export const productFacts: ProductResolvers<CatalogueContext> = {
  id: (product) => String(product._id),
  url: (product) => links.product(product.slug),
  rrp: (product) => (isAdvertisable(product) ? product.rrp : null),
  live_price: (product, { state }, ctx) => livePrice(product, ctx.clock.now(), state),
  live_price_type: (product, { state }, ctx) => livePrice(product, ctx.clock.now(), state)?.type ?? null,
  images: (product) => product.images.map(toImage),
  // Shown beside the lines of carts and orders.
  primary_image: ({ images: [main] }) =>
    main ? toImage({ ...main, url: photoInSize(main.url, 'line') }) : null,
  is_out_of_stock: isOutOfStock,
  is_available: isAvailable,
  is_restricted: isRestricted,
  is_advertisable: isAdvertisable,
  tags: (product) => product.tags.map((name) => ({ name })),
  badges: badgesOf,
  dose: ({ txt_ingredients }) => (txt_ingredients ? doseOf(txt_ingredients) : null),
  facts: factsOf,
  key_ingredients: keyIngredientsOf,
  sold_by: (product) => (product.is_pharmacy ? SHOP.pharmacy : null),
  coop_advert: ({ coop_advert_code }) => (coop_advert_code ? { kontent_code: coop_advert_code } : null),
  edr_base_points: (product: ProductDocument) =>
    earnsPoints(product) ? baseRewardPoints(selectPrice(product.prices)?.value ?? 0) : 0,
  edr_bonus_points: (product: ProductDocument, _args, { reference }) => {
    const running = reference.runningPromotions(product.promotion_ids);
    const terms = running.map(({ _id: id, rule }) => ({ id, rule }));
    return earnsPoints(product) ? bonusPoints(product, terms) : 0;
  },
};
