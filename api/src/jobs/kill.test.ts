import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pick, type Random, randomFor } from '../../seed/lib/random';
import { startFakeSmtp } from '../../test/fakes/fake-smtp';
import { buildApi } from '../../test/server/api-process';
import { runUntilKilled, TRIGGERS } from '../../test/server/killing';
import { addAutoDelivery } from '../../test/year/autodeliveries';
import { addProducts, STOCK, type Subscriber } from '../../test/year/people';
import { addProgram, dueNow } from '../../test/year/programs';
import { startWorld, type World } from '../../test/year/world';
import type { AutoDeliveryDocument } from '../domains/autodelivery/documents';
import type { ProductDocument } from '../domains/catalogue/documents';
import type { JourneySubscriptionDocument } from '../domains/journeys/documents';
import { createSmtpTransport, deliverMails } from '../domains/mail';
import type { MailDocument } from '../domains/mail/documents';
import { enqueueMail } from '../domains/mail/outbox';
import type { OrderDocument } from '../domains/orders/documents';
import type { IntentDocument } from '../payments/embedded/store';

const SEED = process.env.KILL_SEED ?? 'kill';
const KILLS = 12;
const AUTODELIVERIES = 50;
const PROGRAMS = 14;
const WELCOMES = 60;
const SENDER = 'no-reply@shop.example';
/** After every claim of a dead process has expired. */
const AFTERWARDS_MS = 60 * 60_000;

let world: World;
let built: ReturnType<typeof buildApi>;
let smtp: Awaited<ReturnType<typeof startFakeSmtp>>;
let people: Subscriber[];
let productIds: number[];
let interrupted = 0;

const collection = <Document extends object>(name: string) => world.services.db.collection<Document>(name);

/** Makes every charge due, and queues mails. */
async function populate(random: Random): Promise<void> {
  productIds = await addProducts(world, 5);
  const now = world.clock.now();
  const day = now.toISOString().slice(0, 10);
  const plain = { kind: 'plain', state: 'NSW', day } as const;
  for (let n = 0; n < AUTODELIVERIES; n += 1) {
    const choice = { ...plain, frequency: '4W', productId: pick(random, productIds) } as const;
    people.push(await addAutoDelivery(world, choice, now, random));
  }
  for (let n = 0; n < PROGRAMS; n += 1) {
    const choice = { ...plain, productId: pick(random, productIds), medicineId: 0 } as const;
    people.push(await addProgram(world, choice, now, random));
  }
  const due = { milestone: 'charge' as const, charge_date: now, next_step_at: now };
  await collection<AutoDeliveryDocument>('autodeliveries').updateMany({}, { $set: due });
  await collection<JourneySubscriptionDocument>('journey_subscriptions').updateMany(
    {},
    { $set: dueNow(now) },
  );
  for (let n = 0; n < WELCOMES; n += 1) {
    const data = { firstName: 'Una', isConfirmed: true, url: 'https://shop.example/' };
    const mail = { id: `welcome:${n}`, to: `${n}@example.com`, template: 'welcome', data } as const;
    await enqueueMail(world.services, mail);
  }
}

/** Lets the surviving processes run after the dead ones' claims have expired. */
async function finish(): Promise<void> {
  world.clock.current = new Date(Date.now() + AFTERWARDS_MS);
  const transport = createSmtpTransport({ url: smtp.url, from: SENDER });
  const stopping = new AbortController().signal;
  for (let round = 0; round < 3; round += 1) {
    for (const { jobs } of world.processes) for (const job of jobs) await job.run(stopping);
    while ((await deliverMails(world.services, transport)) > 0);
    world.clock.advance(AFTERWARDS_MS);
  }
  transport.close();
}

beforeAll(async () => {
  const random = randomFor(SEED);
  people = [];
  built = buildApi('kill-test');
  [world, smtp] = await Promise.all([startWorld(new Date()), startFakeSmtp()]);
  await populate(random);
  const shop = { world, smtp, main: built.main, sender: SENDER };
  for (let n = 0; n < KILLS; n += 1) {
    const trigger = TRIGGERS[n % TRIGGERS.length] ?? 'order';
    if (await runUntilKilled(shop, trigger, random)) interrupted += 1;
  }
  await finish();
}, 300_000);
afterAll(async () => {
  smtp.close();
  await world.close();
  built.remove();
});

describe(`processes killed ${KILLS} times in the middle of jobs (seed: ${SEED})`, () => {
  it('were killed while charging or sending', () => {
    expect(interrupted).toBeGreaterThanOrEqual(KILLS / 2);
  });

  it('leave exactly one order for each charge', async () => {
    const orders = await collection<OrderDocument>('orders').find().toArray();
    const keys = orders.map(({ idempotency_key }) => idempotency_key).sort();
    const expected = people.map(({ id, units }) =>
      units === 2 ? `autodelivery:${id}:1` : `journey:${id}:1`,
    );
    expect(keys).toEqual(expected.sort());
    expect(orders.map(({ payment }) => payment?.status)).toEqual(orders.map(() => 'captured'));
  });

  it('capture money once for each order, and leave none reserved', async () => {
    const intents = await collection<IntentDocument>('gateway_intents')
      .find({ _id: { $not: /^pi_demo_/ } })
      .toArray();
    const orders = await collection<OrderDocument>('orders').find().toArray();
    const captured = intents.filter(({ status }) => status === 'captured').map(({ _id }) => String(_id));
    expect(captured.sort()).toEqual(orders.map(({ payment }) => payment?.intent_id ?? '').sort());
    expect(intents.filter(({ status }) => !['captured', 'released'].includes(status))).toEqual([]);
  });

  it('reduce stock once for each order', async () => {
    const taken = new Map<number, number>();
    for (const { productId, units } of people) taken.set(productId, (taken.get(productId) ?? 0) + units);
    const products = await collection<ProductDocument>('products')
      .find({ _id: { $in: productIds } })
      .toArray();
    for (const { _id, stock } of products) expect([_id, STOCK - stock]).toEqual([_id, taken.get(_id) ?? 0]);
  });

  it('lose no mail; a mail sent but not marked is sent again under the same Message-ID', async () => {
    const mails = await collection<MailDocument>('mail_outbox').find().toArray();
    expect(mails.length).toBe(people.length + WELCOMES);
    expect(mails.map(({ status }) => status)).toEqual(mails.map(() => 'sent'));
    const ids = smtp.received.map(({ data }) => /^Message-ID:\s+<(.+)@/m.exec(data)?.[1] ?? '');
    const expected = mails.map(({ _id }) => Buffer.from(_id).toString('hex'));
    expect([...new Set(ids)].sort()).toEqual(expected.sort());
    expect(ids.length - expected.length).toBeLessThanOrEqual(KILLS);
  });
});
