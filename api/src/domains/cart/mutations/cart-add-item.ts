import { randomUUID } from 'node:crypto';
import { DEFAULT_PRICE_TYPE, isPriceType, normaliseCartQuantity } from '@saltbush/contract';
import type { CartAddItemInput } from '../../../generated/resolvers';
import { BusinessError } from '../../../lib/errors';
import { catalogueIds, findProducts } from '../../catalogue';
import { requireCartUuid } from '../access';
import type { CartContext } from '../context';
import type { CartItemDocument } from '../documents';
import { needsScript } from '../lines/line-errors';
import { addLine } from '../lines/lines';
import { readToken } from '../tokens';
import { updateCart } from '../update-cart';
import { itemPayload } from './payload';
import { NO_SCRIPT, purchasable, readFrequency, readScript } from './purchase-rules';

const MAX_SOURCE = 200;

export const invalidQuantity = () => new BusinessError('INVALID_QUANTITY');

const REFUSED = {
  quantity: invalidQuantity,
  lines: () => new BusinessError('CART_FULL'),
};

/** Returns the line described by the input. Throws the product's purchase rules. */
async function newLine(ctx: CartContext, input: CartAddItemInput): Promise<CartItemDocument> {
  const quantity = normaliseCartQuantity(input.quantity);
  if (quantity === null) throw invalidQuantity();
  const [found] = await findProducts(ctx.db, catalogueIds([input.product_id]));
  const product = purchasable(found, ctx.user);
  const script = needsScript(product) ? await readScript(ctx, input, product) : NO_SCRIPT;
  const asked = input.price_type ?? DEFAULT_PRICE_TYPE;
  return {
    id: randomUUID(),
    product_id: product._id,
    quantity,
    price_type: isPriceType(asked) ? asked : DEFAULT_PRICE_TYPE,
    frequency: readFrequency(input.frequency, product),
    ...script,
    source: input.source?.slice(0, MAX_SOURCE) ?? null,
    query_id: input.query_id?.slice(0, MAX_SOURCE) ?? null,
    added_at: ctx.clock.now(),
  };
}

/** Adds a product to a cart; an equal line increases in quantity instead (section 7.c). */
export async function cartAddItem(_root: unknown, { input }: { input: CartAddItemInput }, ctx: CartContext) {
  const uuid = requireCartUuid(input.cart_uuid, 'token');
  const line = await newLine(ctx, input);
  let itemId = line.id;
  const cart = await updateCart(ctx, uuid, ({ items }) => {
    const added = addLine(items, line, (item) => readToken(ctx.cipher, item));
    if (!added.ok) throw REFUSED[added.reason]();
    itemId = added.itemId;
    return { items: added.items };
  });
  return itemPayload(ctx, cart, itemId);
}
