import { DEFAULT_STATE, everythingLeft } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { localDay } from '../../../lib/local-time';
import { findCustomer } from '../../accounts';
import { enqueueMail, type Mail } from '../../mail';
import {
  canCancel,
  cancelOrder,
  findUserOrders,
  NO_PRODUCT,
  type OrderDocument,
  refundOrder,
} from '../../orders';
import { orderOf } from '../consults/paid-consult';
import type { JourneySubscriptionDocument } from '../documents';
import { findDueEndings, writeSubscription } from '../store';

type EndingServices = Parameters<typeof cancelOrder>[0];

const BATCH = 50;
const RETRY_MS = 15 * 60_000;
/** States in which nothing of an order is left to give back. */
const OVER = ['cancelled', 'refunded'];

const isFee = ({ items }: OrderDocument) => items.every(({ code }) => code.startsWith('PROGRAM-'));
const isOpen = (order: OrderDocument) =>
  order.items.some(({ product_id }) => product_id !== NO_PRODUCT) &&
  canCancel({ ...order, items: [] }, 'customer');

interface Due {
  /** Orders that are refunded whole: services that will not be given. */
  services: OrderDocument[];
  /** Orders with goods that nobody has packed. */
  goods: OrderDocument[];
}

/** What an ended program leaves to give back: the fee if no consult took place, an unused consult, unpacked orders. */
function dueOf(subscription: JourneySubscriptionDocument, orders: readonly OrderDocument[]): Due {
  const { refunds_fee, cancelled_consult: at, cancelled_consult_order } = subscription;
  const paidFor = at && { appointment_at: at, order_reference: cancelled_consult_order };
  const left = orders.filter(({ state }) => !OVER.includes(state));
  const consult = paidFor && orderOf(subscription, paidFor, left);
  const services = left.filter((order) => (refunds_fee && isFee(order)) || order === consult);
  return { services, goods: left.filter(isOpen) };
}

const sum = (orders: readonly OrderDocument[]) =>
  orders.reduce((total, { order_total }) => total + order_total, 0);

/** What becomes of the fee: it is refunded or kept with its reason, kept for the month that runs out, or none is left. */
function feeOf(ended: JourneySubscriptionDocument) {
  const { refunds_fee, cancel_reason, cycle, readable_until, started_at, past_consults = [] } = ended;
  if (cycle > 0 && refunds_fee) return cancel_reason === 'refused' ? 'refused' : 'before_consult';
  if (cycle > 0 && started_at === null)
    return past_consults.some(({ status }) => status === 'completed') ? 'consulted' : 'unreached';
  return readable_until ? 'kept' : null;
}

async function endedMail(
  services: EndingServices,
  subscription: JourneySubscriptionDocument,
  refunded: number,
): Promise<Mail | null> {
  const { _id, user_id, cancel_reason, readable_until, journey_id } = subscription;
  const { cancelled_consult, cancelled_at } = subscription;
  const customer = await findCustomer(services.db, user_id);
  if (!customer || cancel_reason === 'account-retired') return null;
  return {
    id: `program_ended:${_id}`,
    to: customer.email,
    template: 'program_ended',
    data: {
      firstName: customer.first_name,
      url: services.config.publicOrigin + links.journey.dashboard(journey_id),
      isRefused: cancel_reason === 'refused',
      fee: feeOf(subscription),
      refunded,
      // One whose time has passed was given up, and there is nothing left of it to cancel.
      hadConsult: Boolean(cancelled_consult && cancelled_at && cancelled_consult > cancelled_at),
      readUntil: readable_until
        ? localDay(readable_until, customer.addresses[0]?.state ?? DEFAULT_STATE)
        : null,
    },
  };
}

/**
 * Gives back what an ended program owes, each order once however often it is called, and mails what happened
 * (rule consent-04). Orders that have been packed stay.
 */
export async function settleEnding(
  services: EndingServices,
  subscription: JourneySubscriptionDocument,
): Promise<void> {
  const { db } = services;
  const orders = await findUserOrders(db, subscription.order_references, subscription.user_id);
  const due = dueOf(subscription, orders);
  for (const order of due.services) {
    const refund = { key: 'program-ended', reason: 'cancelled' as const, request: everythingLeft(order) };
    await refundOrder(services, { reference: order.reference, ...refund });
  }
  for (const { reference } of due.goods) {
    await cancelOrder(services, { reference, by: 'pharmacy', reason: 'other' });
  }
  const mail = await endedMail(services, subscription, sum([...due.services, ...due.goods]));
  if (mail) await enqueueMail(services, mail);
  await writeSubscription(db, subscription, { settle_due_at: null });
}

/** Settles every ended program that a crash or an unavailable gateway has left. Failures are logged and retried. */
export async function settleDueEndings(
  services: EndingServices,
  { stopping }: { stopping?: AbortSignal } = {},
): Promise<void> {
  for (const ended of await findDueEndings(services.db, services.clock.now(), BATCH)) {
    if (stopping?.aborted) return;
    try {
      await settleEnding(services, ended);
    } catch (error) {
      services.log.error({ err: error, subscription: ended._id }, 'Could not settle an ended program');
      const next = new Date(services.clock.now().getTime() + RETRY_MS);
      await writeSubscription(services.db, ended, { settle_due_at: next });
    }
  }
}
