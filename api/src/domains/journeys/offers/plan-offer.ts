import { type ConsentTerms, medicineOrderTerms } from '@saltbush/contract';
import type { Db } from 'mongodb';
import type { Parties } from '../billing/parties';
import { planRenewal, type RenewalPlan } from '../billing/plan-renewal';
import { medicinesOf } from '../consent/medicines';
import type { JourneyItemDocument, JourneyOfferDocument, JourneySubscriptionDocument } from '../documents';

/** An offer as the member answers it. */
export interface PlannedOffer {
  offer: JourneyOfferDocument;
  /** Every item of the monthly order after acceptance. */
  items: JourneyItemDocument[];
  /** What accepting orders and charges at once; null if the first supply comes with the next monthly order. */
  now: { subscription: JourneySubscriptionDocument; plan: RenewalPlan } | null;
  terms: ConsentTerms;
}

/** The subscription as the order of an acceptance sees it: a new period begins now. */
function dueNow(
  subscription: JourneySubscriptionDocument,
  items: JourneyItemDocument[],
  at: Date,
): JourneySubscriptionDocument {
  return { ...subscription, items, anchor: { at, months: 0 }, next_period_at: at };
}

/**
 * Returns what accepting an offer would bring. The first medicine, and one that continues an interrupted program, are
 * ordered at once; a changed prescription comes with the next monthly order.
 */
export async function planOffer(
  db: Db,
  subscription: JourneySubscriptionDocument,
  offer: JourneyOfferDocument,
  parties: Parties,
  at: Date,
): Promise<PlannedOffer> {
  const others = subscription.items.filter(({ is_prescribed }) => !is_prescribed);
  const items = [...offer.items, ...others];
  const isFirst = others.length === subscription.items.length;
  const isInterrupted = subscription.status === 'NoRepeats';
  // A first medicine is an order of its own: what the member added, and a voucher, wait for the monthly order.
  const alone = { ...subscription, voucher_code: null, voucher_discount: 0 };
  const due = isInterrupted ? dueNow(subscription, items, at) : dueNow(alone, offer.items, at);
  const medicines = await medicinesOf(db, offer.items);
  if (!isFirst && !isInterrupted) {
    return { offer, items, now: null, terms: medicineOrderTerms(medicines, null) };
  }
  const plan = await planRenewal(db, due, parties);
  const terms = medicineOrderTerms(medicines, plan.lines.order_total);
  return { offer, items, now: { subscription: due, plan }, terms };
}
