import type { CartSetItemPatientInput } from '../../../generated/resolvers';
import { notFound } from '../../../lib/errors';
import { findProducts } from '../../catalogue';
import { openCart, requireCartUuid } from '../access';
import type { CartContext } from '../context';
import type { CartItemDocument } from '../documents';
import { updateCart } from '../update-cart';
import { itemPayload } from './payload';
import { type LineScript, readScript } from './purchase-rules';

/** Returns the line for another patient, without the previous patient's answers. */
function forPatient(item: CartItemDocument, script: LineScript): CartItemDocument {
  if (item.patient_uuid === script.patient_uuid) return { ...item, ...script };
  return { ...item, ...script, questionnaire: null, questionnaire_passed: null };
}

/** Sets the patient and prescription of a line (section 7.c). */
export async function cartSetItemPatient(
  _root: unknown,
  { input }: { input: CartSetItemPatientInput },
  ctx: CartContext,
) {
  const uuid = requireCartUuid(input.cart_uuid);
  const line = (await openCart(ctx, uuid)).items.find(({ id }) => id === input.item_id);
  if (!line) throw notFound('Cart item');
  const [product] = await findProducts(ctx.db, [line.product_id]);
  const script = await readScript(ctx, input, product);
  const cart = await updateCart(ctx, uuid, ({ items }) => {
    if (!items.some(({ id }) => id === input.item_id)) throw notFound('Cart item');
    return { items: items.map((item) => (item.id === input.item_id ? forPatient(item, script) : item)) };
  });
  return itemPayload(ctx, cart, input.item_id);
}
