import { beforeAll, describe, expect, it } from 'vitest';
import { settleDueEndings } from '../../src/domains/journeys/endings/settle';
import type { OrderDocument } from '../../src/domains/orders/documents';
import { testShop } from '../shop/test-shop';
import { handleOrder, handleReturn, refundDamaged } from './counter';
import { type Morning, openDay, sendBack } from './customers';
import {
  appointmentEnd,
  endState,
  goneUnits,
  isAccepted,
  orderMails,
  PRICE,
  packedUnits,
  refundedUnits,
  STOCK,
} from './plan';
import { type Done, type Member, type Refusals, reviewProgram, runAppointment, startWork } from './staff';

const COUNTS = { orders: 200, appointments: 40, programs: 10 };
/** The evening in Sydney: every consultation of the day has begun. */
const EVENING = new Date('2026-11-25T10:30:00Z');
/** Different choices of the staff. */
const SEED = process.env.DAY_SEED ?? 'a day of the shop';

const shop = testShop();
const done: Done[] = [];
const refusals: Refusals = new Map();
let morning: Morning;

/** Works through what waits until a whole round finds nothing. */
async function workOff(tasks: readonly (() => Promise<boolean>)[]): Promise<void> {
  for (;;) {
    let found = false;
    for (const task of tasks) while (await task()) found = true;
    if (!found) return;
  }
}

function tasksOf(member: Member, kind: 'pharmacist' | 'support' | 'practitioner') {
  const order = (queue: Parameters<typeof handleOrder>[1]) => () => handleOrder(member, queue, morning);
  const sentBack = (queue: Parameters<typeof handleReturn>[1]) => () => handleReturn(member, queue, morning);
  const damaged = () => refundDamaged(member, morning);
  if (kind === 'practitioner') {
    return [() => runAppointment(member, morning), () => reviewProgram(member, morning)];
  }
  if (kind === 'support') return [sentBack('requested'), sentBack('arrived'), damaged];
  return [order('review'), order('pack'), order('dispatch'), order('underway'), damaged];
}

beforeAll(async () => {
  morning = await openDay(shop, COUNTS);
  shop.clock.current = EVENING;
  const kinds = ['pharmacist', 'pharmacist', 'support', 'practitioner', 'practitioner'] as const;
  const staff = await Promise.all(
    kinds.map((kind, n) => startWork(shop, kind, { done, refusals, seed: `${SEED} ${n}` })),
  );
  const everybody = () =>
    Promise.all(staff.map((member, n) => workOff(tasksOf(member, kinds[n] ?? 'support'))));
  await everybody();
  const back = [...morning.orders.values()].filter(({ fate }) => fate.startsWith('return'));
  await Promise.all([everybody(), ...back.map(sendBack)]);
  await everybody();
  await settleDueEndings(shop.services);
}, 300_000);

const stored = () =>
  shop.db
    .collection<OrderDocument>('orders')
    .find({ reference: { $in: [...morning.orders.keys()] } })
    .toArray();
const planOf = (reference: string) => {
  const plan = morning.orders.get(reference);
  if (!plan) throw new Error(`No plan for ${reference}`);
  return plan;
};
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe(`a day of the counter with five members of staff (seed: ${SEED})`, () => {
  it('leads every order to where it should end, and refunds what it should [selling-06 selling-23]', async () => {
    const orders = await stored();
    expect(orders).toHaveLength(COUNTS.orders);
    for (const { reference, state, refunds = [], order_total } of orders) {
      const plan = planOf(reference);
      const goods = PRICE * sum(refundedUnits(plan));
      const back = plan.fate === 'cancelled' ? order_total : goods;
      expect([plan.fate, state, sum(refunds.map(({ amount }) => amount))]).toEqual([
        plan.fate,
        endState(plan),
        back,
      ]);
    }
  });

  it('gives back at the gateway exactly what the orders and the consultations say', async () => {
    const intents = await shop.db
      .collection<{ _id: string; amount: number; refunded: number }>('gateway_intents')
      .find()
      .toArray();
    const refundedBy = new Map(intents.map(({ _id, refunded }) => [_id, refunded]));
    for (const { reference, payment, refunds = [] } of await stored()) {
      const of = [reference, refundedBy.get(payment?.intent_id ?? '')];
      expect(of).toEqual([reference, sum(refunds.map(({ amount }) => amount))]);
    }
    const bookings = await shop.collection('telehealth_bookings').find().toArray();
    for (const { _id, fee, payment } of bookings.filter((booking) => morning.appointments.has(booking._id))) {
      const isCancelled = appointmentEnd(morning.appointments.get(_id) ?? 0) === 'cancelled';
      const intent = (payment as { intent_id: string }).intent_id;
      expect([_id, refundedBy.get(intent)]).toEqual([_id, isCancelled ? fee : 0]);
    }
  });

  it('takes what was sent from the shelf once, and puts back what came back', async () => {
    const gone = new Map<number, number>();
    for (const plan of morning.orders.values()) {
      for (const [line, units] of goneUnits(plan).entries()) {
        const id = morning.products[plan.lines[line]?.product ?? 0] ?? 0;
        gone.set(id, (gone.get(id) ?? 0) + units);
      }
    }
    for (const id of morning.products) {
      expect([id, await shop.stockOf(id)]).toEqual([id, STOCK - (gone.get(id) ?? 0)]);
    }
  });

  it('checks every unit that was sent, and none twice [selling-40 selling-41]', async () => {
    for (const { reference, items, packing } of await stored()) {
      const checks = packing?.checks ?? [];
      const counted = items.map((_item, index) => checks.filter(({ line }) => line === index + 1).length);
      expect([reference, counted]).toEqual([reference, packedUnits(planOf(reference))]);
    }
  });

  it('mails each customer once about each thing', async () => {
    const mails = await shop.collection('mail_outbox').find().project({ template: 1 }).toArray();
    for (const { _id, reference } of await stored()) {
      const own = mails.filter((mail) => mail._id.includes(_id) || mail._id.includes(reference));
      const counts: Record<string, number> = {};
      for (const { template } of own) counts[template] = (counts[template] ?? 0) + 1;
      expect([reference, counts]).toEqual([
        reference,
        { order_confirmation: 1, ...orderMails(planOf(reference)) },
      ]);
    }
  });

  it('ends each consultation and decides each enrolment once [roles-03]', async () => {
    const bookings = await shop.collection('telehealth_bookings').find().toArray();
    const ends = new Map(bookings.map(({ _id, status }) => [_id, status]));
    for (const [id, n] of morning.appointments) expect([n, ends.get(id)]).toEqual([n, appointmentEnd(n)]);
    const programs = await shop.collection('journey_subscriptions').find().toArray();
    const states = new Map(programs.map(({ _id, status }) => [_id, status]));
    for (const [id, n] of morning.programs) {
      expect([n, states.get(id)]).toEqual([n, isAccepted(n) ? 'active' : 'cancelled']);
    }
  });

  it('has an audit line for everything that was done, and tells who came too late', async () => {
    const events = await shop.collection('audit_events').find({ outcome: 'allowed' }).toArray();
    const key = (staff: unknown, operation: unknown, id: string) => `${staff} ${operation} ${id}`;
    const lines = new Set(
      events.flatMap(({ staff_id, operation, touched }) =>
        (touched as { id: string }[]).map(({ id }) => key(staff_id, operation, id)),
      ),
    );
    const missing = done.filter(({ staff, operation, id }) => !lines.has(key(staff, operation, id)));
    expect(missing).toEqual([]);
    expect(done.length).toBeGreaterThan(COUNTS.orders * 3);
    const late = [
      'ALREADY_REVIEWED',
      'WRONG_STATE',
      'BOOKING_NOT_OPEN',
      'CONSULT_ENDED',
      'RETURN_SETTLED',
      'DECIDED_MEANWHILE',
      'SCAN_TOO_MANY',
      'PACKING_INCOMPLETE',
    ];
    expect([...refusals.keys()].filter((code) => !late.includes(code))).toEqual([]);
  });
});
