import { randomUUID } from 'node:crypto';
import { DEFAULT_PRICE_TYPE, FIELD_MESSAGES, isPriceType } from '@saltbush/contract';
import type {
  AutodeliveriesAddItemInput,
  AutodeliveriesEditItemInput,
  AutodeliveriesRemoveItemInput,
} from '../../../generated/resolvers';
import { requireUser } from '../../../lib/context';
import { BusinessError, invalidInput, notFound } from '../../../lib/errors';
import {
  asksPractitionerQuestions,
  NO_SCRIPT,
  needsScript,
  purchasable,
  readScript,
  readToken,
} from '../../cart';
import { catalogueIds, findProducts } from '../../catalogue';
import type { AutodeliveryContext } from '../context';
import type { AutoDeliveryItemDocument } from '../documents';
import { addItem, readQuantity, requireSendable } from '../item-rules';
import { requireChangeable } from '../rules';
import { listAutoDeliveries } from '../store';
import { updateAutoDelivery, updateByItem } from '../update-autodelivery';

type Added = { input: AutodeliveriesAddItemInput };
type Edited = { input: AutodeliveriesEditItemInput };
type Removed = { input: AutodeliveriesRemoveItemInput };

/** Returns the chosen AutoDelivery's id. Throws `AUTODELIVERY_NOT_CHOSEN` (section 8). */
async function chosenId(ctx: AutodeliveryContext, id: string | null | undefined): Promise<string> {
  if (id) return id;
  const listed = await listAutoDeliveries(ctx.db, requireUser(ctx).id);
  throw new BusinessError('AUTODELIVERY_NOT_CHOSEN', { reason: listed.length === 0 ? 'none' : 'not_chosen' });
}

async function autoDeliverable(ctx: AutodeliveryContext, productId: string) {
  const [found] = await findProducts(ctx.db, catalogueIds([productId]));
  const product = purchasable(found, requireUser(ctx));
  if (product.can_autodeliver) return product;
  throw invalidInput({ product_id: FIELD_MESSAGES.not_on_autodelivery });
}

/** Reads tokens for comparison; items are encrypted like cart lines. */
const tokenReader = (ctx: AutodeliveryContext) => (item: AutoDeliveryItemDocument) =>
  readToken(ctx.cipher, item);

/** Adds a product to an AutoDelivery (section 7.h); an equal item increases in quantity. */
export async function autodeliveriesAddItem(_root: unknown, { input }: Added, ctx: AutodeliveryContext) {
  requireUser(ctx);
  const autodeliveryId = await chosenId(ctx, input.autodelivery_id);
  const quantity = readQuantity(input.quantity);
  const product = await autoDeliverable(ctx, input.product_id);
  const script = needsScript(product) ? await readScript(ctx, input, product) : NO_SCRIPT;
  const requested = input.price_type ?? DEFAULT_PRICE_TYPE;
  const added: AutoDeliveryItemDocument = {
    id: randomUUID(),
    product_id: product._id,
    quantity,
    one_off: input.one_off ?? false,
    price_type: isPriceType(requested) ? requested : DEFAULT_PRICE_TYPE,
    ...script,
    ...(asksPractitionerQuestions(product) && !input.questionnaire_passed ? { call_promised: true } : {}),
  };
  let item = added;
  const autodelivery = await updateAutoDelivery(ctx, autodeliveryId, async (current) => {
    requireChangeable(current);
    const updated = addItem(current.items, added, tokenReader(ctx));
    item = updated.item;
    await requireSendable(ctx, item, product, current);
    return { items: updated.items };
  });
  return { autodelivery, item };
}

const asksForScript = ({ patient_uuid, script_type, eprescription_token }: Edited['input']) =>
  Boolean(patient_uuid || script_type || eprescription_token);

/** Returns the changed item. Throws if the product is no longer sold or one of its rules is broken. */
async function editedItem(
  ctx: AutodeliveryContext,
  item: AutoDeliveryItemDocument,
  input: Edited['input'],
): Promise<AutoDeliveryItemDocument> {
  const product = await autoDeliverable(ctx, String(item.product_id));
  const script =
    needsScript(product) && asksForScript(input)
      ? await readScript(
          ctx,
          {
            patient_uuid: input.patient_uuid ?? item.patient_uuid,
            script_type: input.script_type ?? item.script_type,
            eprescription_token: input.eprescription_token ?? tokenReader(ctx)(item),
          },
          product,
        )
      : {};
  return {
    ...item,
    ...script,
    quantity: typeof input.quantity === 'number' ? readQuantity(input.quantity) : item.quantity,
    one_off: input.one_off ?? item.one_off,
  };
}

/** Changes an item of an AutoDelivery (section 7.h). */
export async function autodeliveriesEditItem(_root: unknown, { input }: Edited, ctx: AutodeliveryContext) {
  const autodelivery = await updateByItem(ctx, input.id, async (current) => {
    requireChangeable(current);
    const item = current.items.find(({ id }) => id === input.id);
    if (!item) throw notFound('AutoDelivery item');
    const changed = await editedItem(ctx, item, input);
    const [product] = await findProducts(ctx.db, [item.product_id]);
    if (product) await requireSendable(ctx, changed, product, current);
    return { items: current.items.map((other) => (other.id === item.id ? changed : other)) };
  });
  const item = autodelivery.items.find(({ id }) => id === input.id);
  if (!item) throw notFound('AutoDelivery item');
  return { autodelivery, item };
}

/** Removes an item of an AutoDelivery (section 7.h). */
export async function autodeliveriesRemoveItem(_root: unknown, { input }: Removed, ctx: AutodeliveryContext) {
  const autodelivery = await updateByItem(ctx, input.id, (current) => {
    requireChangeable(current);
    return { items: current.items.filter(({ id }) => id !== input.id) };
  });
  return { autodelivery };
}
