import { autoDeliveryPrice, selectPrice } from '@saltbush/contract';
import type { Resolvers } from '../../generated/resolvers';
import { findOpenConsent, readWording } from '../consents';
import { findOwnPatients } from '../patients';
import { cycleArrival } from './arrival/arrival';
import type { AutodeliveryContext } from './context';
import type { AutoDeliveryDocument } from './documents';
import { autodeliveriesEdit } from './mutations/edit';
import { autodeliveriesAddItem, autodeliveriesEditItem, autodeliveriesRemoveItem } from './mutations/items';
import {
  autodeliveriesDelete,
  autodeliveriesPause,
  autodeliveriesResume,
  autodeliveriesSkip,
} from './mutations/lifecycle';
import {
  autodeliveriesCharge,
  autodeliveriesLockIn,
  autodeliveriesNotify,
} from './mutations/test-operations';
import { plannedByCart, plannedByOrder } from './start/planned';
import { listAutoDeliveries } from './store';

type Item = AutoDeliveryDocument['items'][number];

/** Returns the user's AutoDeliveries: all, one, or those of a card; empty for a guest (section 7.h). */
function autodeliveries(
  _root: unknown,
  only: { id?: string | null; stripe_source_id?: string | null },
  ctx: AutodeliveryContext,
) {
  return ctx.user ? listAutoDeliveries(ctx.db, ctx.user.id, only) : [];
}

/** Returns the unit price in cents at the next delivery, with the AutoDelivery discount; 0 for a deleted product. */
async function itemPrice(item: Item, _args: unknown, ctx: AutodeliveryContext): Promise<number> {
  const product = await ctx.loaders.product.load(item.product_id);
  const price = product && selectPrice(product.prices, { quantity: item.quantity });
  return price ? autoDeliveryPrice(product, price.value) : 0;
}

async function itemPatient(item: Item, _args: unknown, ctx: AutodeliveryContext) {
  if (!ctx.user || !item.patient_uuid) return null;
  const [patient] = await findOwnPatients(ctx.db, ctx.user.id, [item.patient_uuid]);
  return patient ?? null;
}

/** Returns when the order of the current cycle is expected, by the rule of every order (selling-32). */
async function expectedArrival(autodelivery: AutoDeliveryDocument, _args: unknown, ctx: AutodeliveryContext) {
  const products = await Promise.all(
    autodelivery.items.map(({ product_id }) => ctx.loaders.product.load(product_id)),
  );
  const isCold = products.some((product) => product?.is_fridge);
  const days = await cycleArrival(ctx.db, autodelivery, { isCold, now: ctx.clock.now() });
  return days && { delivery_from: days.from, delivery_to: days.to };
}

/** Returns what its owner has agreed to (rule consent-15). */
async function agreement({ _id }: AutoDeliveryDocument, _args: unknown, ctx: AutodeliveryContext) {
  const consent = await findOpenConsent(ctx.db, 'autodelivery', _id);
  return (
    consent && {
      given_at: consent.given_at,
      wording: readWording(ctx, consent),
      is_by_staff: consent.staff_id !== null,
    }
  );
}

export const resolvers: Resolvers<AutodeliveryContext> = {
  Query: { autodeliveries },
  Mutation: {
    autodeliveries_add_item: autodeliveriesAddItem,
    autodeliveries_edit: autodeliveriesEdit,
    autodeliveries_edit_item: autodeliveriesEditItem,
    autodeliveries_remove_item: autodeliveriesRemoveItem,
    autodeliveries_pause: autodeliveriesPause,
    autodeliveries_skip: autodeliveriesSkip,
    autodeliveries_resume: autodeliveriesResume,
    autodeliveries_delete: autodeliveriesDelete,
    autodeliveries_notify: autodeliveriesNotify,
    autodeliveries_lock_in: autodeliveriesLockIn,
    autodeliveries_charge: autodeliveriesCharge,
  },
  Cart: { planned_autodeliveries: plannedByCart },
  Order: { planned_autodeliveries: plannedByOrder },
  AutoDelivery: {
    id: (autodelivery: AutoDeliveryDocument) => autodelivery._id,
    expected_arrival: expectedArrival,
    agreement,
  },
  AutoDeliveryItem: {
    price: itemPrice,
    product: (item: Item, _args: unknown, ctx: AutodeliveryContext) =>
      ctx.loaders.product.load(item.product_id),
    patient: itemPatient,
  },
};
