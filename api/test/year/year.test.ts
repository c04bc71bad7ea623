import { type Frequency, STATE_TIME_ZONES, STATES } from '@saltbush/contract';
import { DateTime } from 'luxon';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pick, randomFor } from '../../seed/lib/random';
import type { ProductDocument } from '../../src/domains/catalogue/documents';
import type { ConsentDocument } from '../../src/domains/consents';
import type { OrderDocument } from '../../src/domains/orders/documents';
import { addAutoDelivery } from './autodeliveries';
import { AUTODELIVERY_KINDS } from './autodelivery-plan';
import { addProducts, formatMinute, STOCK, type Subscriber } from './people';
import { PROGRAM_KINDS } from './program-plan';
import { addProgram } from './programs';
import { advanceTo, startWorld, type World } from './world';

/** Each seed produces a different year. */
const SEED = process.env.YEAR_SEED ?? 'a year of the shop';
/** Daylight saving ends on 4 April and starts on 3 October 2027. */
const START = new Date('2027-02-10T00:00:00Z');
const END = new Date('2028-02-10T00:00:00Z');
/** Charges fall on Good Friday and on Christmas Day. */
const DAYS = ['2027-02-14', '2027-02-22'];
/** Start dates of programs, including one that short months lack. */
const PROGRAM_DAYS = ['2027-02-25', '2027-03-15', '2027-03-31'];
/** Rare kinds occur more often than in life: the test covers kinds of subscribers, not order volume. */
const RARER: readonly Frequency[] = ['4W', '6W', '8W', '12W', '12W', '12W'];
/** Each kind several times; `YEAR_SCALE` multiplies them. */
const SCALE = Number(process.env.YEAR_SCALE ?? 1);
const AUTODELIVERIES = 70 * SCALE;
const PROGRAMS = 40 * SCALE;

/** In cents. */
const EVERYDAY_PRICE = 1000;
/** Less 5 %. */
const AUTODELIVERY_PRICE = 950;

let world: World;
let people: Subscriber[];
let orders: OrderDocument[];

const random = randomFor(SEED);

async function populate(): Promise<Subscriber[]> {
  const products = await addProducts(world, 20);
  const journeyProducts = await addProducts(world, 20, { journey_ids: [1] });
  const medicine = { schedule: '4N', requires_prescription: true, gst_free: true, journey_ids: [1] };
  const [medicineId = 0] = await addProducts(world, 1, medicine);
  const made: Subscriber[] = [];
  for (let n = 0; n < AUTODELIVERIES; n += 1) {
    const kind = AUTODELIVERY_KINDS[n % AUTODELIVERY_KINDS.length] ?? 'plain';
    const frequency = n < AUTODELIVERY_KINDS.length ? '2W' : pick(random, RARER);
    const place = { state: pick(random, STATES), day: pick(random, DAYS), productId: pick(random, products) };
    made.push(await addAutoDelivery(world, { kind, frequency, ...place }, END, random));
  }
  for (let n = 0; n < PROGRAMS; n += 1) {
    const kind = PROGRAM_KINDS[n % PROGRAM_KINDS.length] ?? 'plain';
    const place = { state: pick(random, STATES), day: pick(random, PROGRAM_DAYS) };
    const productId = pick(random, journeyProducts);
    made.push(await addProgram(world, { kind, ...place, productId, medicineId }, END, random));
  }
  return made;
}

beforeAll(async () => {
  world = await startWorld(START);
  people = await populate();
  const actions = people.flatMap((person) => person.actions);
  await advanceTo(world, actions, END);
  orders = await world.services.db
    .collection<OrderDocument>('orders')
    .find()
    .sort({ created_at: 1 })
    .toArray();
}, 300_000);
afterAll(() => world.close());

const ordersOf = ({ id }: Subscriber) => orders.filter(({ idempotency_key }) => idempotency_key.includes(id));
const localTimeOf = ({ state }: Subscriber, at: Date) =>
  formatMinute(DateTime.fromJSDate(at, { zone: STATE_TIME_ZONES[state] }));
/** Nobody packs in this year: whoever ends a program gets the orders of it back. */
const isGivenBack = (person: Subscriber) =>
  person.kind === 'ending' && people.indexOf(person) >= AUTODELIVERIES;
const intentsOf = (some: readonly OrderDocument[]) =>
  some.map(({ payment }) => payment?.intent_id ?? '').sort();
const labelOf = (person: Subscriber) => `${person.kind} ${person.state} ${person.id}`;

describe(`a year of ${AUTODELIVERIES + PROGRAMS} subscriptions with two processes (seed: ${SEED})`, () => {
  it('charges each exactly when it is due, on the right local day [4.j-02]', () => {
    const charged = people.map((person) => [
      labelOf(person),
      ordersOf(person).map(({ created_at }) => localTimeOf(person, created_at)),
    ]);
    expect(charged).toEqual(people.map((person) => [labelOf(person), person.expected.charges]));
    expect(orders.length).toBe(people.reduce((sum, { expected }) => sum + expected.charges.length, 0));
    expect(orders.length).toBeGreaterThan(5 * people.length);
  });

  it('charges nobody without a consent that stood at that moment [consent-01]', async () => {
    const consents = await world.services.db.collection<ConsentDocument>('consents').find().toArray();
    const stoodAt = (person: Subscriber, at: Date) =>
      consents
        .filter(({ subject_id, given_at }) => subject_id === person.id && given_at <= at)
        .filter(({ withdrawn_at }) => withdrawn_at === null || withdrawn_at > at)
        .map(({ kind }) => kind);
    for (const [place, person] of people.entries()) {
      const kind = place < AUTODELIVERIES ? 'autodelivery' : 'program_renewal';
      for (const { created_at } of ordersOf(person)) expect(stoodAt(person, created_at)).toContain(kind);
    }
    const unagreed = people.filter(({ kind }) => kind === 'unagreed');
    expect(unagreed.length).toBeGreaterThan(10);
    expect(unagreed.flatMap((person) => stoodAt(person, END))).toEqual([]);
  });

  it('charges everyday prices on holidays too', () => {
    const days = new Set(people.flatMap(({ expected }) => expected.charges.map((at) => at.slice(5, 10))));
    for (const holiday of ['03-26', '12-25']) expect([...days]).toContain(holiday);
    for (const [place, person] of people.entries()) {
      const price = place < AUTODELIVERIES ? AUTODELIVERY_PRICE : EVERYDAY_PRICE;
      const products = ordersOf(person).flatMap(({ items }) =>
        items.filter(({ product_id }) => product_id > 0),
      );
      expect(new Set([price, ...products.map(({ unit_price }) => unit_price)])).toEqual(new Set([price]));
    }
  });

  it('captures the payment of each order once, gives back those of ended programs, and no others', async () => {
    const intents = await world.services.db
      .collection<{ _id: string; status: string; amount: number }>('gateway_intents')
      .find({ _id: { $not: /^pi_demo_/ } })
      .toArray();
    const of = (status: string) =>
      intents
        .filter((intent) => intent.status === status)
        .map(({ _id }) => String(_id))
        .sort();
    const back = people.filter(isGivenBack).flatMap(ordersOf);
    expect(back.length).toBeGreaterThan(0);
    expect(of('captured')).toEqual(intentsOf(orders.filter((order) => !back.includes(order))));
    expect(of('refunded')).toEqual(intentsOf(back));
    expect(new Set(back.map(({ state }) => state))).toEqual(new Set(['cancelled']));
    expect(new Set(intents.map(({ status }) => status))).toEqual(
      new Set(['captured', 'refunded', 'declined']),
    );
    const amounts = new Map(intents.map(({ _id, amount }) => [String(_id), amount]));
    for (const { payment, order_total } of orders) {
      expect(amounts.get(payment?.intent_id ?? '')).toBe(order_total);
    }
  });

  it('deducts the stock of each order once, and puts back that of ended programs', async () => {
    const sold = new Map<number, number>();
    for (const { items } of people.filter((person) => !isGivenBack(person)).flatMap(ordersOf)) {
      for (const { product_id, quantity } of items)
        sold.set(product_id, (sold.get(product_id) ?? 0) + quantity);
    }
    const products = await world.services.db
      .collection<ProductDocument>('products')
      .find({ code: /^Y/ })
      .toArray();
    for (const { _id, stock } of products) expect([_id, STOCK - stock]).toEqual([_id, sold.get(_id) ?? 0]);
    for (const person of people) {
      for (const { items } of ordersOf(person)) {
        const own = items.find(({ product_id }) => product_id === person.productId);
        expect(own?.quantity).toBe(person.units);
      }
    }
  });

  it('sends each mail exactly once', () => {
    expect(new Set(world.sent).size).toBe(world.sent.length);
    const confirmed = world.sent.filter((id) => id.startsWith('order_confirmation:')).sort();
    expect(confirmed).toEqual(orders.map(({ _id }) => `order_confirmation:${_id}`).sort());
    const mailCounts = (person: Subscriber) => {
      const own = world.sent.filter((id) => id.includes(person.id));
      const counted = Object.keys(person.expected.mails).map((template) => [
        template,
        countOf(template, own),
      ]);
      return [labelOf(person), Object.fromEntries(counted)];
    };
    expect(people.map(mailCounts)).toEqual(people.map((person) => [labelOf(person), person.expected.mails]));
  });
});

/** The id of the mail about a cycle's fourth decline. */
const LAST_DECLINE = /^autodelivery_declined:[^:]+:\d+:4:/;

/** Counts the mails of a template; a pause after declines has the id of the last decline. */
function countOf(template: string, ids: readonly string[]): number {
  const declines = ids.filter((id) => id.startsWith('autodelivery_declined:'));
  const last = declines.filter((id) => LAST_DECLINE.test(id)).length;
  if (template === 'autodelivery_given_up') return last;
  if (template === 'autodelivery_payment_failed') return declines.length - last;
  return ids.filter((id) => id.startsWith(`${template}:`)).length;
}
