import { randomUUID } from 'node:crypto';
import { isRestricted, normaliseCartQuantity } from '@saltbush/contract';
import type { JourneySubscriptionsAddItemInput } from '../../../generated/resolvers';
import { requireUser } from '../../../lib/context';
import { BusinessError } from '../../../lib/errors';
import { invalidQuantity, isForSale, needsScript } from '../../cart';
import { catalogueIds, findProducts, type ProductDocument } from '../../catalogue';
import { requireSubscription } from '../access';
import type { JourneysContext } from '../context';
import type { JourneyItemDocument } from '../documents';
import { checkChangeable } from '../item-changes';
import { updateOrder } from '../notices/update-order';
import { checkOrderLimit } from '../order-limit';
import { subscriptionPayload } from './payload';

const MAX_ITEMS = 50;

/**
 * Loads a product that subscribers may add.
 * @throws {BusinessError} PRODUCT_UNAVAILABLE, PRESCRIPTION_REQUIRED, OUT_OF_STOCK
 */
function addable(product: ProductDocument | undefined, journeyId: number): ProductDocument {
  if (!product || !isForSale(product)) {
    throw new BusinessError('PRODUCT_UNAVAILABLE', { reason: 'not_sold' });
  }
  if (!product.journey_ids.includes(journeyId)) {
    throw new BusinessError('PRODUCT_UNAVAILABLE', { reason: 'not_in_program' });
  }
  if (needsScript(product) || isRestricted(product)) {
    throw new BusinessError('PRESCRIPTION_REQUIRED', { reason: 'not_prescribed' });
  }
  if (product.stock <= 0) throw new BusinessError('OUT_OF_STOCK');
  return product;
}

function added(
  items: readonly JourneyItemDocument[],
  product: ProductDocument,
  quantity: number,
): JourneyItemDocument[] {
  const equal = items.find(({ product_id, is_prescribed }) => product_id === product._id && !is_prescribed);
  const total = normaliseCartQuantity((equal?.quantity ?? 0) + quantity);
  if (total === null) throw invalidQuantity();
  checkOrderLimit(product, total);
  if (equal) return items.map((item) => (item === equal ? { ...item, quantity: total } : item));
  if (items.length >= MAX_ITEMS) throw new BusinessError('ORDER_FULL');
  const line = { product_id: product._id, quantity: total, is_prescribed: false, repeats_left: null };
  return [...items, { id: randomUUID(), ...line }];
}

/** Adds a product to the monthly order, or increases the quantity of its line (section 7.g). */
export async function journeySubscriptionsAddItem(
  _root: unknown,
  { input }: { input: JourneySubscriptionsAddItemInput },
  ctx: JourneysContext,
) {
  requireUser(ctx);
  const { journey_id } = await requireSubscription(ctx, input.subscription_id);
  const quantity = normaliseCartQuantity(input.quantity);
  if (quantity === null) throw invalidQuantity();
  const [found] = await findProducts(ctx.db, catalogueIds([input.product_id]));
  const product = addable(found, journey_id);
  const updated = await updateOrder(ctx, input.subscription_id, (subscription) => {
    checkChangeable(subscription, ctx.clock.now());
    return { items: added(subscription.items, product, quantity) };
  });
  return subscriptionPayload(ctx, updated);
}
