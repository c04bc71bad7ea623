import { AUTODELIVERY_PERCENT, isDiscountable, percentOf, selectPrice } from '@saltbush/contract';
import type { Resolvers } from '../../generated/resolvers';
import type { ApiContext } from '../../server/context';
import { findOwnPatients } from '../patients/store';
import type { AutoDeliveryDocument } from './documents';
import { listAutoDeliveries } from './store';

type Item = AutoDeliveryDocument['items'][number];

/** The user's AutoDeliveries; empty for a guest. */
function autodeliveries(
  _root: unknown,
  only: { id?: string | null; stripe_source_id?: string | null },
  ctx: ApiContext,
) {
  return ctx.user ? listAutoDeliveries(ctx.db, ctx.user.id, only) : [];
}

/** Cents of one unit at the next delivery, AutoDelivery discount included; 0 for a product that is gone. */
async function itemPrice(item: Item, _args: unknown, ctx: ApiContext): Promise<number> {
  const product = await ctx.loaders.product.load(item.product_id);
  const price = product && selectPrice(product.prices, { quantity: item.quantity });
  if (!price) return 0;
  return isDiscountable(product) ? price.value - percentOf(price.value, AUTODELIVERY_PERCENT) : price.value;
}

async function itemPatient(item: Item, _args: unknown, ctx: ApiContext) {
  if (!ctx.user || !item.patient_uuid) return null;
  const [patient] = await findOwnPatients(ctx.db, ctx.user.id, [item.patient_uuid]);
  return patient ?? null;
}

export const resolvers: Resolvers = {
  Query: { autodeliveries },
  AutoDelivery: { id: (autodelivery: AutoDeliveryDocument) => autodelivery._id },
  AutoDeliveryItem: {
    price: itemPrice,
    product: (item: Item, _args: unknown, ctx: ApiContext) => ctx.loaders.product.load(item.product_id),
    patient: itemPatient,
  },
};
