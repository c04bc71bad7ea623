import { paymentLabel } from '@saltbush/contract';
import { lastAttempt } from '../../../payments/attempts';
import { findCustomer } from '../../accounts';
import { isExpiredAt, sourceIdOf } from '../../payment-methods';
import { hasConsent } from '../consent/in-force';
import type { AutodeliveryServices } from '../context';
import { loadChargeCart, orderKeyOf } from '../cycle/charge-cart';
import type { AutoDeliveryDocument } from '../documents';
import { quotedTotal } from '../mails/next-order';
import { announcedAt, chargeMails } from './charge-mails';
import { type ChargeState, dueAt } from './list-charges';
import { bankWords, isMailable } from './mail-again';

type ChargeServices = Pick<AutodeliveryServices, 'db' | 'clock' | 'hooks' | 'cipher'>;

async function loadOwner({ db }: ChargeServices, autodelivery: AutoDeliveryDocument) {
  const customer = await findCustomer(db, autodelivery.user_id);
  const charged = sourceIdOf(autodelivery);
  const method = customer?.payment_methods.find((saved) => sourceIdOf(saved) === charged) ?? null;
  return { customer, method };
}

type Owner = Awaited<ReturnType<typeof loadOwner>>;

/** A charge that was due: what was asked for, and what the bank has answered. */
async function failedPart(
  { db, clock }: ChargeServices,
  autodelivery: AutoDeliveryDocument,
  { method }: Owner,
) {
  const { charge_failures: tries, status, next_step_at, paused_for } = autodelivery;
  const attempt = tries > 0 ? await lastAttempt(db, orderKeyOf(autodelivery)) : null;
  const refused = attempt && attempt.status !== 'declined' ? 'needs_approval' : 'declined';
  const stopped = paused_for === 'address' ? 'address' : 'no_consent';
  const lacking = method ? refused : 'no_method';
  const untried = tries > 0 ? lacking : 'delayed';
  return {
    amount: attempt?.amount ?? null,
    num_left_out: null,
    reason: paused_for ? stopped : untried,
    bank_message: attempt && bankWords(attempt),
    is_method_new: Boolean(attempt && attempt.source_id !== sourceIdOf(autodelivery)),
    can_mail: isMailable(autodelivery, attempt, clock.now()),
    failed_at: attempt?.updated_at ?? null,
    next_try_at: status === 'active' ? next_step_at : null,
  } as const;
}

/** What would be charged, and what stands against it. */
async function comingPart(services: ChargeServices, autodelivery: AutoDeliveryDocument, { method }: Owner) {
  const { charge_date, shipping_state, status } = autodelivery;
  const chargedAt = new Date(Math.max(charge_date.getTime(), services.clock.now().getTime()));
  const cart = await loadChargeCart(services, autodelivery, chargedAt);
  const total = cart && (await quotedTotal(services, autodelivery, cart.view));
  const reason = async () => {
    if (status === 'paused') return 'paused';
    if (!(await hasConsent(services, autodelivery))) return 'no_consent';
    if (!method) return 'no_method';
    if (isExpiredAt(method, charge_date, shipping_state)) return 'method_expired';
    if (!cart) return 'nothing_to_send';
    return total === null ? 'address' : null;
  };
  return {
    // Of a part, the amount would be less than what is charged once the rest can be sent.
    amount: cart?.leftOut.length === 0 ? total : null,
    num_left_out: cart ? cart.leftOut.length : autodelivery.items.length,
    reason: await reason(),
    ...{ can_mail: false, bank_message: null, is_method_new: false, failed_at: null, next_try_at: null },
  } as const;
}

/** The charge that an AutoDelivery waits for, without its products. */
export async function viewCharge(
  services: ChargeServices,
  state: ChargeState,
  autodelivery: AutoDeliveryDocument,
) {
  const { _id, name, frequency, items, status, charge_failures } = autodelivery;
  const owner = await loadOwner(services, autodelivery);
  const part = state === 'failed' ? failedPart : comingPart;
  const [found, mails] = await Promise.all([
    part(services, autodelivery, owner),
    chargeMails(services.db, autodelivery),
  ]);
  return {
    ...{ id: _id, name, frequency, mails, customer: owner.customer },
    due_at: dueAt(state, autodelivery),
    num_items: items.reduce((units, { quantity }) => units + quantity, 0),
    paid_with: owner.method && paymentLabel(owner.method),
    is_paused: status === 'paused',
    tries: charge_failures,
    announced_at: announcedAt(autodelivery, mails),
    ...found,
    can_mail: found.can_mail && mails.at(-1)?.kind !== 'again',
  };
}
