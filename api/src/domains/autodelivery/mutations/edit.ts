import { type Frequency, normaliseEmail } from '@saltbush/contract';
import type { ClientSession } from 'mongodb';
import type { AutodeliveriesEditInput } from '../../../generated/resolvers';
import { requireUser } from '../../../lib/context';
import { BusinessError, notFound } from '../../../lib/errors';
import { holdPaymentMethod } from '../../payment-methods';
import type { AutodeliveryContext } from '../context';
import { movedToState, nextCycleDates, previousDelivery } from '../dates';
import type { AutoDeliveryDocument } from '../documents';
import { nameOf } from '../from-order';
import { dateOf, requireChangeable, requireNotCancelled } from '../rules';
import { type AutoDeliveryChange, findAutoDelivery } from '../store';
import { autoDeliveryNotFound, writeTold } from '../update-autodelivery';
import { changedAddress } from './changed-address';
import { checkFields, isSet } from './edit-fields';

type Input = AutodeliveriesEditInput;

const ATTEMPTS = 20;

/** Returns the dates after a change of frequency or state; a new frequency counts from the last delivery. */
function changedDates(
  current: AutoDeliveryDocument,
  change: AutoDeliveryChange,
  now: Date,
): AutoDeliveryChange {
  const from = current.shipping_state;
  const to = change.shipping_state ?? from;
  const isNewRhythm = change.frequency !== undefined && change.frequency !== current.frequency;
  // A paid delivery keeps its date; only the ones after it follow the new frequency.
  if (current.milestone === 'delivery' || (!isNewRhythm && to === from)) return {};
  const moved = to === from ? current : movedToState(current, from, to);
  if (!isNewRhythm) {
    const milestone = dateOf({ ...current, ...moved }, current.milestone);
    return { ...moved, next_step_at: milestone };
  }
  const last = previousDelivery(moved.delivery_date, current.frequency, to);
  const dates = nextCycleDates(last, change.frequency ?? current.frequency, to, now);
  return { ...dates, milestone: 'notify', next_step_at: dates.notify_date };
}

/** Returns the fields of a change that are not so already. */
const differing = (current: AutoDeliveryDocument, change: AutoDeliveryChange): AutoDeliveryChange =>
  Object.fromEntries(
    Object.entries(change).filter(
      ([field, value]) =>
        JSON.stringify(value) !== JSON.stringify(current[field as keyof AutoDeliveryDocument]),
    ),
  );

async function changeOf(
  ctx: AutodeliveryContext,
  current: AutoDeliveryDocument,
  input: Input,
): Promise<AutoDeliveryChange> {
  const address = await changedAddress(ctx, current, input);
  const frequency = input.frequency === current.frequency ? null : (input.frequency as Frequency | null);
  if (isSet(frequency) || Object.keys(address).length > 0) requireChangeable(current);
  const { stripe_source_id, shipping_email, delivery_instructions, authority_to_leave } = input;
  const isUnnamed = current.name === nameOf(current.frequency);
  const name = input.name?.trim() ?? (isSet(frequency) && isUnnamed ? nameOf(frequency) : undefined);
  const change: AutoDeliveryChange = {
    ...address,
    ...(name ? { name } : {}),
    ...(isSet(frequency) ? { frequency } : {}),
    ...(isSet(stripe_source_id) ? { stripe_source_id } : {}),
    ...(isSet(shipping_email) ? { shipping_email: normaliseEmail(shipping_email) } : {}),
    ...(isSet(delivery_instructions) ? { delivery_instructions: delivery_instructions.trim() || null } : {}),
    ...(isSet(authority_to_leave) ? { authority_to_leave } : {}),
  };
  return differing(current, { ...change, ...changedDates(current, change, ctx.clock.now()) });
}

/** Reserves the chosen card, so that its owner cannot remove it meanwhile. Throws `NOT_FOUND`. */
const holdCard =
  (ctx: AutodeliveryContext, { user_id }: AutoDeliveryDocument, { stripe_source_id }: AutoDeliveryChange) =>
  async (session: ClientSession): Promise<void> => {
    if (stripe_source_id && !(await holdPaymentMethod(ctx.db, user_id, stripe_source_id, session))) {
      throw notFound('Payment method');
    }
  };

/** Changes an AutoDelivery; omitted fields stay unchanged (section 7.h). */
export async function autodeliveriesEdit(
  _root: unknown,
  { input }: { input: Input },
  ctx: AutodeliveryContext,
) {
  const { id } = requireUser(ctx);
  checkFields(input);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const current = await findAutoDelivery(ctx.db, id, input.id);
    if (!current) throw autoDeliveryNotFound();
    requireNotCancelled(current);
    const change = await changeOf(ctx, current, input);
    if (Object.keys(change).length === 0) return { autodelivery: current };
    const autodelivery = await writeTold(ctx, current, { change, hold: holdCard(ctx, current, change) });
    if (autodelivery) return { autodelivery };
  }
  throw new BusinessError('CONFLICT');
}
