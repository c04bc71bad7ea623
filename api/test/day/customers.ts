import { randomUUID } from 'node:crypto';
import { type Program, programOf } from '../shop/program';
import type { Selling } from '../shop/selling';
import { at } from '../shop/shopper';
import { bookingUuid, confirmBooking, createBooking } from '../shop/telehealth-bookings';
import { barcodeOf, MEDICINE_EVERY, type OrderPlan, PRICE, PRODUCTS, planOrder, STOCK } from './plan';

const CUSTOMERS = 20;
const SEATS = 10;
const SLOTS = ['24T22', '25T00', '25T02', '25T04', '25T06', '25T08'].map(
  (hour) => `2026-11-${hour}:00:00.000Z`,
);

type Customer = Awaited<ReturnType<Program['user']>>;

/** An order of the day and its customer. */
export interface PlannedOrder extends OrderPlan {
  reference: string;
  customer: Customer;
}

/** Everything that waits for the staff in the morning. */
export interface Morning {
  /** Ids of the products. */
  products: number[];
  orders: Map<string, PlannedOrder>;
  /** Numbers of the consultations and enrolments by their ids. */
  appointments: Map<string, number>;
  programs: Map<string, number>;
}

async function addProducts(shop: Selling): Promise<number[]> {
  const prices = [{ type: 'default', min_qty: 1, value: PRICE }] as const;
  const ids: number[] = [];
  for (let n = 0; n < PRODUCTS; n += 1) {
    const schedule = n % MEDICINE_EVERY === 0 ? '2' : '';
    const named = { code: `DAY${n}`, barcode: barcodeOf(`DAY${n}`) };
    ids.push(await shop.product({ ...named, stock: STOCK, schedule, order_limit: 9, prices: [...prices] }));
  }
  return ids;
}

async function placeOrder(plan: OrderPlan, products: readonly number[], customer: Customer): Promise<string> {
  const { shopper } = customer;
  const cart = await shopper.newCart();
  for (const { product, quantity } of plan.lines) await shopper.add(cart, products[product] ?? 0, quantity);
  await shopper.makeReady(cart);
  return at(await shopper.placeUntilKnown(cart), 'checkout_place_order.order.reference');
}

/** Places the orders of a few customers at a time, each one after another, as people do. */
async function placeOrders(shop: Selling, products: readonly number[], count: number) {
  const program = programOf(shop);
  const orders: Morning['orders'] = new Map();
  const shopOn = async (turn: number) => {
    const customer = await program.user();
    for (let n = turn; n < count; n += CUSTOMERS) {
      const plan = planOrder(n);
      const reference = await placeOrder(plan, products, customer);
      orders.set(reference, { ...plan, reference, customer });
    }
  };
  for (let turn = 0; turn < CUSTOMERS; turn += 4)
    await Promise.all([0, 1, 2, 3].map((more) => shopOn(turn + more)));
  return orders;
}

async function bookAppointments(shop: Selling, count: number): Promise<Map<string, number>> {
  const windows = shop.db.collection<{ _id: string }>('telehealth_windows');
  for (const _id of SLOTS) await windows.insertOne({ _id, capacity: SEATS, seats: [], version: 0 } as never);
  const booked = new Map<string, number>();
  for (let n = 0; n < count; n += 1) {
    const guest = shop.guest();
    const uuid = bookingUuid(await createBooking(guest, { starts_at: SLOTS[n % SLOTS.length] }));
    at(await confirmBooking(guest, uuid), 'telehealth_bookings_confirm.booking.uuid');
    booked.set(uuid, n);
  }
  return booked;
}

async function enrol(shop: Selling, count: number): Promise<Map<string, number>> {
  const program = programOf(shop);
  const enrolled = new Map<string, number>();
  for (let n = 0; n < count; n += 1) enrolled.set((await program.enrolled()).subscription_id, n);
  return enrolled;
}

/** Customers order, book and enrol the day before. */
export async function openDay(
  shop: Selling,
  counts: { orders: number; appointments: number; programs: number },
): Promise<Morning> {
  const products = await addProducts(shop);
  const orders = await placeOrders(shop, products, counts.orders);
  const appointments = await bookAppointments(shop, counts.appointments);
  return { products, orders, appointments, programs: await enrol(shop, counts.programs) };
}

/** Asks to send one unit of a delivered order back, once however often it is asked. */
export async function sendBack({ reference, customer }: PlannedOrder): Promise<void> {
  const lines = [{ line: 1, quantity: 1, reason: 'changed_mind' }];
  const shopper = await customer.again();
  const key = randomUUID();
  at(
    await shopper.run('orders_request_return', { reference, key, lines }, 'order { reference }'),
    'orders_request_return.order.reference',
  );
}
