import { currentPause, paymentLabel } from '@saltbush/contract';
import { lastAttempt } from '../../../payments/attempts';
import { findCustomer } from '../../accounts';
import { sourceIdOf } from '../../payment-methods';
import { chargedMethodOf, loadParties } from '../billing/parties';
import { planRenewal } from '../billing/plan-renewal';
import { orderKeyOf } from '../billing/renew';
import { isConsented } from '../consent/consented';
import type { JourneysServices } from '../context';
import type { JourneySubscriptionDocument } from '../documents';
import { findJourneyById } from '../store';
import { chargeMails } from './charge-mails';
import { chargeReason } from './charge-reason';
import { type ChargeState, dueAt } from './list-charges';
import { isMailable } from './mail-again';

type Program = JourneySubscriptionDocument;
type ChargeServices = Pick<JourneysServices, 'db' | 'clock'>;

const noticeOf = ({ notice, next_period_at }: Program): Date | null =>
  notice && notice.period.getTime() === next_period_at?.getTime() ? notice.at : null;

async function loadFacts({ db, clock }: ChargeServices, subscription: Program) {
  const [parties, attempt, mails] = await Promise.all([
    loadParties(db, subscription),
    lastAttempt(db, orderKeyOf(subscription)),
    chargeMails(db, subscription),
  ]);
  // Of parties of which one is gone, the others are known all the same.
  const customer = parties?.customer ?? (await findCustomer(db, subscription.user_id));
  const journey = parties?.journey ?? (await findJourneyById(db, subscription.journey_id));
  const plan = parties && (await planRenewal(db, subscription, parties));
  return {
    ...{ subscription, parties, customer, journey, attempt, mails, plan },
    method: customer && chargedMethodOf(customer),
    isConsented: plan !== null && (await isConsented(db, subscription, plan)),
    now: clock.now(),
  };
}

/** The charge that a program waits for, without its patient and medicines. */
export async function viewCharge(services: ChargeServices, state: ChargeState, subscription: Program) {
  const facts = await loadFacts(services, subscription);
  const { customer, journey, method, attempt, plan, mails, now } = facts;
  const isFailed = subscription.status === 'PaymentDeclinedForRenewal';
  return {
    id: subscription._id,
    customer,
    name: journey?.name ?? '',
    due_at: dueAt(subscription),
    amount: plan?.lines.order_total ?? null,
    program_fee: plan?.fee ?? 0,
    num_items: plan?.sent.reduce((units, { quantity }) => units + quantity, 0) ?? 0,
    paid_with: method && paymentLabel(method),
    is_method_new: isFailed && Boolean(attempt && method && attempt.source_id !== sourceIdOf(method)),
    reason: chargeReason(state, facts),
    bank_message: isFailed ? (attempt?.message ?? null) : null,
    tries: isFailed ? subscription.declines : 0,
    failed_at: isFailed ? subscription.payment_failed_at : null,
    next_try_at: state === 'failed' ? subscription.charge_due_at : null,
    announced_at: noticeOf(subscription),
    is_after_pause: currentPause(subscription, now) !== null,
    mails,
    can_mail: isMailable(facts) && mails.at(-1)?.kind !== 'again',
  };
}
