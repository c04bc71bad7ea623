import { DateTime } from 'luxon';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Selling, startSelling } from '../../../test/shop/selling';
import { CARDS } from '../../../test/shop/shopper';
import {
  changeCard,
  newSubscriber,
  type Subscriber,
  storedAutoDelivery,
} from '../../../test/shop/subscribers';
import { createPaymentGateway } from '../../payments';
import type { MailDocument } from '../mail/documents';
import { openMail } from '../mail/outbox';
import type { OrderDocument } from '../orders/documents';
import type { CycleServices } from './cycle/place-order';
import { runDueSteps } from './cycle/run-due';

/** Late in the evening, five weeks before daylight saving starts in the south-east (4 October 2026). */
const START = new Date('2026-08-26T23:30:00+10:00');
const END = new Date('2026-11-26T23:30:00+11:00');
const STOCK = 1000;

const PERTH = { suburb: 'Perth', state: 'WA', postcode: '6000' };
const BRISBANE = { suburb: 'Brisbane City', state: 'QLD', postcode: '4000' };

let shop: Selling;
let second: MongoClient;
let processes: CycleServices[];
let people: Record<string, Subscriber>;

/** An action at a given time of the quarter, between cycle steps. */
let happenings: { at: Date; run(): Promise<unknown> }[] = [];

const act = async (who: Subscriber, operation: string) => {
  const shopper = await who.shopper();
  const { errors } = await shopper.run(`autodeliveries_${operation}`, { id: who.id }, 'autodelivery { id }');
  if (errors) throw new Error(JSON.stringify(errors));
};

async function nextDue(): Promise<Date | null> {
  const [next] = await shop.db
    .collection<{ next_step_at: Date }>('autodeliveries')
    .find({ status: 'active', user_id: { $in: Object.values(people).map(({ userId }) => userId) } })
    .sort({ next_step_at: 1 })
    .limit(1)
    .toArray();
  return next?.next_step_at ?? null;
}

/** Advances the clock from one due step or action to the next, with both processes running concurrently. */
async function liveThroughQuarter(): Promise<void> {
  for (;;) {
    const due = await nextDue();
    const [happening] = happenings;
    const at = happening && (!due || happening.at < due) ? happening.at : due;
    if (!at || at > END) return;
    if (at > shop.clock.current) shop.clock.current = at;
    if (happening && at === happening.at) {
      happenings = happenings.slice(1);
      await happening.run();
    }
    await Promise.all(processes.map((process) => runDueSteps(process)));
  }
}

beforeAll(async () => {
  shop = await startSelling();
  shop.clock.current = START;
  // The database's TTL clock runs on real time, which would expire documents stored here.
  await shop.db.collection('mail_outbox').dropIndex('created');
  const [host] = shop.client.options.hosts;
  second = await new MongoClient(`mongodb://${host}/?directConnection=true`).connect();
  const db = second.db(shop.db.databaseName);
  const { clock } = shop;
  const other = { client: second, db, payments: createPaymentGateway({ db, clock }) };
  processes = [shop.services, { ...shop.services, ...other }];
  const subscribe = async (frequency: '2W' | '4W', home = {}) => {
    const prices = [
      { type: 'default' as const, min_qty: 1, value: 1000 },
      { type: 'afterhours' as const, min_qty: 1, value: 1500 },
    ];
    return newSubscriber(shop, await shop.product({ stock: STOCK, prices }), { frequency, home });
  };
  people = {
    plain: await subscribe('2W'),
    perth: await subscribe('4W', PERTH),
    brisbane: await subscribe('4W', BRISBANE),
    declined: await subscribe('4W'),
    recovered: await subscribe('4W'),
    skipping: await subscribe('2W'),
    paused: await subscribe('2W'),
    ended: await subscribe('2W'),
  };
}, 60_000);
afterAll(async () => {
  await second.close();
  await shop.close();
});

const person = (name: string): Subscriber => {
  const found = people[name];
  if (!found) throw new Error(name);
  return found;
};

/** Returns the cycle's orders, oldest first. */
async function chargesOf(name: string): Promise<OrderDocument[]> {
  const orders = await shop.db
    .collection<OrderDocument>('orders')
    .find({ user_id: person(name).userId })
    .sort({ created_at: 1 })
    .toArray();
  return orders.filter(({ idempotency_key }) => idempotency_key.startsWith('autodelivery:'));
}

const localTimes = async (name: string, zone = 'Australia/Sydney') =>
  (await chargesOf(name)).map(({ created_at }) =>
    DateTime.fromJSDate(created_at, { zone }).toFormat('yyyy-MM-dd HH:mm'),
  );

/** Returns the cycle's mails to a recipient, oldest first; those about a changed card are not the cycle's. */
async function mailsTo(name: string) {
  const mails = await shop.db
    .collection<MailDocument>('mail_outbox')
    .find({ template: /^autodelivery_/ })
    .sort({ created_at: 1 })
    .toArray();
  const mailsOfCycle = mails.filter(
    ({ _id, template }) => template !== 'autodelivery_changed' && _id.includes(person(name).id),
  );
  return mailsOfCycle.map((mail) => ({
    template: mail.template,
    text: openMail(shop.services, mail)?.text ?? '',
  }));
}

/** Returns local evenings `weeks` apart, two days before each delivery since the first order. */
function evenings(weeks: number, count: number): string[] {
  const first = DateTime.fromISO('2026-08-26T23:30', { zone: 'utc' }).minus({ days: 2 });
  return Array.from({ length: count }, (_, index) =>
    first.plus({ weeks: weeks * (index + 1) }).toFormat('yyyy-MM-dd HH:mm'),
  );
}

describe('a quarter with two processes', () => {
  it('charges every delivery exactly once, on its local day [4.j-02]', async () => {
    const at = (text: string) => new Date(text);
    await changeCard(shop, person('declined'), CARDS.declined);
    await changeCard(shop, person('recovered'), CARDS.declined);
    happenings = [
      { at: at('2026-09-10T12:00:00+10:00'), run: () => act(person('skipping'), 'skip') },
      { at: at('2026-09-12T12:00:00+10:00'), run: () => act(person('paused'), 'pause') },
      { at: at('2026-09-20T12:00:00+10:00'), run: () => act(person('ended'), 'delete') },
      { at: at('2026-09-22T12:00:00+10:00'), run: () => changeCard(shop, person('recovered'), CARDS.good) },
      { at: at('2026-10-20T12:00:00+11:00'), run: () => act(person('paused'), 'resume') },
    ];
    await liveThroughQuarter();
    expect(await localTimes('plain')).toEqual(evenings(2, 6));
    expect(await localTimes('brisbane', 'Australia/Brisbane')).toEqual(evenings(4, 3));
    expect(await localTimes('perth', 'Australia/Perth')).toEqual(
      evenings(4, 3).map((evening) => evening.replace('23:30', '21:30')),
    );
  }, 120_000);

  it('respects skips, pauses and cancellations', async () => {
    const all = evenings(2, 6);
    expect(await localTimes('skipping')).toEqual(all.filter((_, index) => index !== 1));
    expect(await localTimes('paused')).toEqual([all[0], all[4], all[5]]);
    expect(await localTimes('ended')).toEqual([all[0]]);
  });

  it('retries a declined card after 1, 3 and 5 days, then pauses [selling-15]', async () => {
    expect(await chargesOf('declined')).toEqual([]);
    const { status, last_payment_status, charge_failures } = await storedAutoDelivery(
      shop,
      person('declined').id,
    );
    expect({ status, last_payment_status, charge_failures }).toEqual({
      status: 'paused',
      last_payment_status: 'failed',
      charge_failures: 4,
    });
    const mails = (await mailsTo('declined')).map(({ template, text }) => [
      template,
      /We will try .+? again on (.+?)\./.exec(text)?.[1] ?? null,
    ]);
    expect(mails).toEqual([
      ['autodelivery_started', null],
      ['autodelivery_upcoming', null],
      ['autodelivery_payment_failed', 'Tuesday 22 September 2026'],
      ['autodelivery_payment_failed', 'Thursday 24 September 2026'],
      ['autodelivery_payment_failed', 'Saturday 26 September 2026'],
      ['autodelivery_given_up', null],
    ]);
    const attempts = await shop.db
      .collection('payment_attempts')
      .countDocuments({ order_key: `autodelivery:${person('declined').id}:1` });
    expect(attempts).toBe(4);
  });

  it('continues if the card is changed in time', async () => {
    expect((await localTimes('recovered'))[0]).toBe('2026-09-22 23:30');
    const templates = (await mailsTo('recovered')).map(({ template }) => template);
    expect(templates.slice(1, 3)).toEqual(['autodelivery_upcoming', 'autodelivery_payment_failed']);
  });

  it('announces each delivery once, with local dates of the delivery state', async () => {
    const [started, ...mails] = await mailsTo('plain');
    expect(started?.template).toBe('autodelivery_started');
    expect(started?.text).toContain('Changes until: Sunday 6 September 2026, 11:30 pm (AEST)');
    expect(mails.map(({ template }) => template)).toEqual(mails.map(() => 'autodelivery_upcoming'));
    const days = mails.map(({ text }) => /Next order and charge: \w+ (.+)/.exec(text)?.[1]);
    const fortnights = Array.from({ length: days.length }, (_, index) =>
      DateTime.fromISO('2026-08-26')
        .plus({ weeks: 2 * (index + 1), days: -2 })
        .toFormat('d LLLL yyyy'),
    );
    expect(days).toEqual(fortnights);
    expect(mails[0]?.text).toContain('Changes until: Sunday 6 September 2026, 11:30 pm (AEST)');
    // Charged late on a Monday: it leaves on Tuesday 8 September, and business days count from there.
    expect(mails[0]?.text).toMatch(/Expected: Fri 11 Sept? to Thu 17 Sept?/);
    expect(mails[0]?.text).toContain('with delivery: $26.95');
    expect((await mailsTo('perth'))[1]?.text).toContain(
      'Changes until: Sunday 20 September 2026, 9:30 pm (AWST)',
    );
  });

  it('charges and takes stock once per order, at the current price', async () => {
    for (const name of Object.keys(people)) {
      const { productId } = person(name);
      const orders = await chargesOf(name);
      expect(new Set(orders.map(({ idempotency_key }) => idempotency_key)).size).toBe(orders.length);
      expect(await shop.stockOf(productId), name).toBe(STOCK - 2 - 2 * orders.length);
      for (const { items, order_total, gst_total, discount_total, payment } of orders) {
        expect(items).toMatchObject([{ unit_price: 950, price_type: 'default', quantity: 2 }]);
        expect({ order_total, gst_total, discount_total }).toEqual({
          order_total: 2695,
          gst_total: 245,
          discount_total: 0,
        });
        expect(payment?.status).toBe('captured');
      }
    }
    const intents = await shop.db
      .collection('gateway_intents')
      .find({ idempotency_key: /^autodelivery:/ })
      .toArray();
    const count = (status: string) => intents.filter((intent) => intent.status === status).length;
    const orders = await Promise.all(Object.keys(people).map(chargesOf));
    expect(count('captured')).toBe(orders.flat().length);
    expect(count('authorised')).toBe(0);
  });
});
