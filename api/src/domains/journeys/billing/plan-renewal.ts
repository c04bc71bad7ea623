import { endPauses } from '@saltbush/contract';
import type { Db } from 'mongodb';
import { findProducts } from '../../catalogue';
import type { JourneySubscriptionDocument } from '../documents';
import { nextPeriod } from '../periods';
import type { SubscriptionChange } from '../store';
import { itemView, type JourneyItemView, programFeeDue } from '../subscription-view';
import { canSend, feeLine, type PricedLines, priceLines, productLine } from './order-lines';
import type { Parties } from './parties';

export interface RenewalPlan {
  lines: PricedLines;
  sent: JourneyItemView[];
  fee: number;
}

/** Contents and price of a subscription's next order; items that cannot be sent are left out. */
export async function planRenewal(
  db: Db,
  subscription: JourneySubscriptionDocument,
  { journey, patient, state }: Parties,
): Promise<RenewalPlan> {
  const products = await findProducts(
    db,
    subscription.items.map(({ product_id }) => product_id),
  );
  const sent = subscription.items
    .map((item) => itemView(item, products.find(({ _id }) => _id === item.product_id) ?? null))
    .filter((item) => canSend(item, state));
  const fee = programFeeDue(journey, subscription);
  const goods = sent.flatMap((item) => {
    const prescribedFor = item.is_prescribed ? patient._id : null;
    return item.product
      ? [productLine(item.product, item, { prescribedFor, isDiscounted: !item.is_prescribed })]
      : [];
  });
  const drafts = fee > 0 ? [feeLine(journey, fee), ...goods] : goods;
  return { lines: priceLines(drafts, subscription.voucher_discount), sent, fee };
}

/** Whether a prescription has no supplies left. */
export const isOutOfRepeats = ({ items }: JourneySubscriptionDocument): boolean =>
  items.some(({ is_prescribed, repeats_left }) => is_prescribed && (repeats_left ?? 0) <= 0);

/** Returns the changes after an order was charged: voucher used, repeats decremented, next period started. */
export function afterRenewal(
  subscription: JourneySubscriptionDocument,
  { sent, fee }: RenewalPlan,
  { state }: Pick<Parties, 'state'>,
  now: Date,
): SubscriptionChange {
  const { anchor, next_period_at, voucher_code } = subscription;
  const due = next_period_at ?? now;
  const period = nextPeriod(anchor ?? { at: due, months: 0 }, due, now, state);
  const isSent = (id: string) => sent.some((item) => item.id === id);
  return {
    ...period,
    ...(subscription.pauses ? { pauses: endPauses(subscription.pauses, now) } : {}),
    status: 'active',
    charge_due_at: period.next_period_at,
    charging_until: null,
    declines: 0,
    payment_failed_at: null,
    payment_retry_at: null,
    ...(fee > 0
      ? {
          fee_paid_until: period.next_period_at,
          num_free_consults: Math.max(1, subscription.num_free_consults),
        }
      : {}),
    items: subscription.items.map((item) =>
      item.repeats_left !== null && isSent(item.id) ? { ...item, repeats_left: item.repeats_left - 1 } : item,
    ),
    voucher_code: null,
    voucher_discount: 0,
    used_voucher_codes: voucher_code
      ? [...subscription.used_voucher_codes, voucher_code]
      : subscription.used_voucher_codes,
  };
}
