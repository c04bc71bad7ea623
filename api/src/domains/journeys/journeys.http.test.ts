import { describe, expect, it } from 'vitest';
import { at } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';
import type { JourneyDocument, JourneySubscriptionDocument } from './documents';
import { newSubscription } from './new-subscription';

const shop = testShop();

const DASHBOARD = `query JourneySubscriptions($journey_id: ID) {
  journey_subscriptions(journey_id: $journey_id) {
    id status is_active next_period_at next_billing_at created_at num_free_consults payment_failed_at payment_retry_at
    voucher_discount upcoming_booking { id appointment_at status } journey { id name }
    patient { uuid first_name last_name }
    last_order { reference gst_total order_total created_at }
    orders { created_at first_name last_name order_total items { product { name } quantity unit_price } }
    lessons { percent status body lesson { id name slug description read_minutes week } } current_lesson { lesson { week } }
    items { id is_prescribed price price_type quantity product { name } }
    items_total discount_total program_fee total prescribed_items_total nonprescribed_items_total
  }
}`;

async function subscribe(user_id: string, over: Partial<JourneySubscriptionDocument> = {}) {
  const journey = await shop.db
    .collection<JourneyDocument>('journeys')
    .findOne({ slug: 'weight-management' });
  const [first, second] = journey?.lessons ?? [];
  if (!journey || !first || !second) throw new Error('The sample program is missing');
  const started = shop.clock.now();
  const subscription: JourneySubscriptionDocument = {
    ...newSubscription(user_id, journey._id, started),
    status: 'active',
    started_at: started,
    next_period_at: new Date('2026-12-20T00:00:00Z'),
    fee_paid_until: new Date('2026-12-20T00:00:00Z'),
    num_free_consults: 1,
    voucher_discount: 500,
    upcoming_booking: {
      id: 'b1',
      appointment_at: new Date('2026-12-01T02:00:00Z'),
      status: 'booked',
      reminder_due_at: null,
    },
    lessons: [
      { lesson_id: first.id, status: 'Completed', percent: 100 },
      { lesson_id: second.id, status: 'InProgress', percent: 40 },
    ],
    ...over,
  };
  await shop.db.collection<JourneySubscriptionDocument>('journey_subscriptions').insertOne(subscription);
  return { journey, subscription };
}

describe('journey subscriptions', () => {
  it('have status, dates, lessons, items, totals and orders [3.i-01] [3.i-02] [3.i-03] [3.i-04] [3.i-05] [3.i-06] [3.i-07] [3.i-08] [7.g-01]', async () => {
    const { id, shopper } = await shop.user();
    const placed = await shopper.place(await shopper.readyCart(await shop.product({ name: 'Plan shake' })));
    const reference = at<string>(placed, 'checkout_place_order.order.reference');
    const { journey } = await subscribe(id, {
      order_references: [reference],
      items: [
        { id: 'i1', product_id: await shop.product(), quantity: 1, is_prescribed: true, repeats_left: 2 },
        { id: 'i2', product_id: await shop.product(), quantity: 2, is_prescribed: false, repeats_left: null },
      ],
    });
    const answer = await shopper.send(DASHBOARD, { journey_id: String(journey._id) });
    expect(at(answer, 'journey_subscriptions.0')).toMatchObject({
      status: 'active',
      is_active: true,
      next_period_at: '2026-12-20T00:00:00.000Z',
      next_billing_at: '2026-12-17T00:00:00.000Z',
      num_free_consults: 1,
      voucher_discount: 500,
      upcoming_booking: { id: 'b1', status: 'booked' },
      journey: { id: String(journey._id), name: journey.name },
      patient: null,
      last_order: { reference, order_total: 1795, gst_total: 163 },
      orders: [{ first_name: 'Ann', last_name: 'Bee', items: [{ quantity: 1, unit_price: 1000 }] }],
      current_lesson: { lesson: { week: journey.lessons[1]?.week } },
      items: [
        { id: 'i1', is_prescribed: true, price: 1000, price_type: 'default', quantity: 1 },
        { id: 'i2', is_prescribed: false, price: 1000, quantity: 2 },
      ],
      items_total: 3000,
      prescribed_items_total: 1000,
      nonprescribed_items_total: 2000,
      discount_total: 700,
      program_fee: 7900,
      total: 10200,
    });
    const lessons = at<{ status: string; body: string | null }[]>(answer, 'journey_subscriptions.0.lessons');
    expect(lessons).toHaveLength(journey.lessons.length);
    expect(lessons.slice(0, 3).map(({ status, body }) => [status, body !== null])).toEqual([
      ['Completed', true],
      ['InProgress', true],
      ['Locked', false],
    ]);
  });

  it('are limited to the user’s, and to the requested program', async () => {
    const { id, shopper } = await shop.user();
    await subscribe(id);
    const { shopper: other } = await shop.user();
    expect(at(await other.send(DASHBOARD), 'journey_subscriptions')).toEqual([]);
    expect(at(await shopper.send(DASHBOARD, { journey_id: '999' }), 'journey_subscriptions')).toEqual([]);
    expect(at(await shopper.send(DASHBOARD, { journey_id: 'x' }), 'journey_subscriptions')).toEqual([]);
    expect(at<unknown[]>(await shopper.send(DASHBOARD), 'journey_subscriptions')).toHaveLength(1);
  });
});

describe('programs', () => {
  it('shows a program with its lessons by week, without personal data for guests [4.i-02]', async () => {
    const guest = shop.guest();
    const answer = await guest.send(`query Journey { journey(slug: "weight-management") {
      id name tagline description price lessons { id name slug week read_minutes } faqs { question answer }
      care_team { name profession about is_sample } }
      journey_subscriptions { id } patients_names { uuid } autodeliveries { id } }`);
    const weeks = at<{ week: number }[]>(answer, 'journey.lessons').map(({ week }) => week);
    expect(weeks).toEqual([...weeks].sort((a, b) => a - b));
    const people = at<{ is_sample: boolean }[]>(answer, 'journey.care_team');
    expect(people.length).toBeGreaterThan(0);
    expect(people.every(({ is_sample }) => is_sample)).toBe(true);
    expect(answer.data).toMatchObject({ journey_subscriptions: [], patients_names: [], autodeliveries: [] });
    expect(at(await guest.send('{ journey(slug: "none") { id } }'), 'journey')).toBeNull();
  });
});
