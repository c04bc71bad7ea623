import { at } from '../shop/shopper';
import type { Morning, PlannedOrder } from './customers';
import { press } from './operations';
import { checkPacks } from './packing';
import { PRICE } from './plan';
import type { Member } from './staff';

type Queue = 'review' | 'pack' | 'dispatch' | 'underway';

interface OrderPage {
  queue: string;
  refunded_total: number;
  lines: { line: number; units: number }[];
}

const NOT_SUPPLIED = 'cannot_supply';

async function review(member: Member, { reference, fate }: PlannedOrder, page: OrderPage): Promise<void> {
  if (fate === 'line_refused' && page.lines[0]?.units) {
    await member.act('StaffOrdersRefuseLine', reference, { reference, line: 1, reason: NOT_SUPPLIED });
  } else await member.act('StaffOrdersApprove', reference, { reference });
}

const advance = (member: Member, { reference }: PlannedOrder, state: string, more: object = {}) =>
  member.act('StaffOrdersSetState', reference, { reference, state, ...more });

/** The next step of an order, as its page shows it. */
async function step(member: Member, order: PlannedOrder, page: OrderPage): Promise<unknown> {
  const { reference, fate } = order;
  const isSupplied = fate !== 'cancelled';
  if (!isSupplied) return member.act('StaffOrdersCancel', reference, { reference, reason: NOT_SUPPLIED });
  if (page.queue === 'review') return review(member, order, page);
  if (page.queue === 'pack') {
    await checkPacks(member, order);
    return advance(member, order, 'packed');
  }
  if (page.queue === 'dispatch') {
    const parcel = { carrier: 'Wattle Post', tracking_number: `WP${reference.replace(/\W/g, '')}` };
    return advance(member, order, 'dispatched', parcel);
  }
  return page.queue === 'underway' && advance(member, order, 'delivered');
}

/** Opens one of the orders in a queue and does its next step; returns false if none waits. */
export async function handleOrder(member: Member, queue: Queue, { orders }: Morning): Promise<boolean> {
  const answer = await press(member.shopper, 'StaffOrders', { queue, newest: false });
  const rows = at<{ reference: string }[]>(answer, 'staff_orders.data');
  const order = orders.get(
    member.choose(rows.filter(({ reference }) => orders.has(reference)))?.reference ?? '',
  );
  if (!order) return false;
  const page = await press(member.shopper, 'StaffOrder', { reference: order.reference });
  await step(member, order, at(page, 'staff_order'));
  return true;
}

/** Refunds one unit of an order that arrived damaged, each order by one key; returns false if none is left. */
export async function refundDamaged(member: Member, { orders }: Morning): Promise<boolean> {
  for (const { reference, fate } of orders.values()) {
    if (fate !== 'damaged') continue;
    const page = at<OrderPage>(await press(member.shopper, 'StaffOrder', { reference }), 'staff_order');
    if (page.queue !== 'ended' || page.refunded_total >= PRICE) continue;
    const what = { lines: [{ line: 1, quantity: 1 }], shipping: false, reason: 'damaged' };
    await member.act('StaffOrdersRefund', reference, { reference, key: `damaged-${reference}`, ...what });
    return true;
  }
  return false;
}

/** Takes in, or decides, one of the returns in a queue; returns false if none waits. */
export async function handleReturn(
  member: Member,
  queue: 'requested' | 'arrived',
  { orders }: Morning,
): Promise<boolean> {
  const rows = at<{ reference: string; returns: { code: string }[] }[]>(
    await press(member.shopper, 'StaffReturns', { queue }),
    'staff_returns.data',
  );
  const row = member.choose(rows.filter(({ reference }) => orders.has(reference)));
  if (!row) return false;
  const { reference, returns } = row;
  const code = returns[0]?.code ?? '';
  if (queue === 'requested') await member.act('StaffReturnsArrive', reference, { reference, code });
  else if (orders.get(reference)?.fate === 'return_declined') {
    await member.act('StaffReturnsDecline', reference, { reference, code, reason: 'opened' });
  } else {
    const lines = [{ line: 1, quantity: 1 }];
    await member.act('StaffReturnsAccept', reference, { reference, code, lines, restock: true });
  }
  return true;
}
