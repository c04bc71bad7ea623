import { send } from '../../../support/buyer/send';
import type { AcknowledgedBooking, AcknowledgedOrder, Journal } from '../journal';

const ORDER = `query Order($reference: String!, $cart_uuid: ID) {
  order(reference: $reference, cart_uuid: $cart_uuid) { reference order_total } }`;
const BOOKING = 'query Booking($uuid: ID!) { telehealth_booking(uuid: $uuid) { status fee } }';

async function orderProblem(
  origin: string,
  journal: Journal,
  { reference, order_total, sent, member }: AcknowledgedOrder,
): Promise<string[]> {
  const token = member ? await journal.deliver(member.signIn) : undefined;
  const cart_uuid = member ? null : sent.cart_uuid;
  const { order } = await journal.deliver(() =>
    send<{ order: { order_total: number } | null }>(origin, ORDER, { reference, cart_uuid }, { token }),
  );
  return order?.order_total === order_total
    ? []
    : [`the owner of order ${reference} sees ${JSON.stringify(order)}`];
}

async function bookingProblem(
  origin: string,
  journal: Journal,
  { uuid, status, fee }: AcknowledgedBooking,
): Promise<string[]> {
  const { telehealth_booking: found } = await journal.deliver(() =>
    send<{ telehealth_booking: { status: string; fee: number } }>(origin, BOOKING, { uuid }),
  );
  const isRight = found.status === status && found.fee === fee;
  return isRight ? [] : [`the owner of booking ${uuid} sees ${JSON.stringify(found)}`];
}

/** Looks at everything acknowledged as its owner does. @returns what is not found, or otherwise than acknowledged */
export async function findLostToOwners(
  origin: string,
  journal: Journal,
  orders: readonly AcknowledgedOrder[],
  bookings: readonly AcknowledgedBooking[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const order of orders) problems.push(...(await orderProblem(origin, journal, order)));
  for (const booking of bookings) problems.push(...(await bookingProblem(origin, journal, booking)));
  return problems;
}
