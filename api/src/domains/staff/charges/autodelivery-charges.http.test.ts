import { describe, expect, it } from 'vitest';
import { chargeDesk, openedMails } from '../../../../test/shop/counter/charges';
import { dueDeliveries } from '../../../../test/shop/due-delivery';
import { at, CARDS, failure } from '../../../../test/shop/shopper';
import { changeCard, changeStored } from '../../../../test/shop/subscribers';
import { testShop } from '../../../../test/shop/test-shop';
import { runDueSteps } from '../../autodelivery';
import { datesBefore, inState } from '../../autodelivery/cycle-dates';
import { withdrawConsents } from '../../consents';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const shop = testShop();
const deliveries = dueDeliveries(shop);
const desk = chargeDesk('autodelivery', 'frequency num_left_out is_paused');

const charge = async (state: 'failed' | 'coming', id: string) => {
  const { shopper } = await shop.user('support');
  return (await desk.all(shopper, { state })).find((one) => one.id === id);
};
const later = (ms: number) => {
  shop.clock.current = new Date(shop.clock.now().getTime() + ms);
};

/** An AutoDelivery whose charge of now was declined. */
async function declined(card: string = CARDS.declined) {
  const now = shop.clock.now();
  // The lock-in is a day before the charge, as in every cycle.
  const who = await deliveries.due({ lockin_date: new Date(now.getTime() - DAY) });
  await changeCard(shop, who, card);
  await runDueSteps(shop.services);
  return { ...who, due: now };
}

describe('a charge of an AutoDelivery that was declined [roles-38]', () => {
  it('is listed with the bank’s words and its next try, until another card has paid it', async () => {
    const who = await declined();
    const { next_step_at } = await who.read();
    const listed = await charge('failed', who.id);
    expect(listed).toMatchObject({
      ...{ customer: { id: who.userId }, due_at: who.due.toISOString(), reason: 'declined', tries: 1 },
      ...{ next_try_at: next_step_at.toISOString(), failed_at: who.due.toISOString(), is_paused: false },
      ...{ bank_message: 'Your card was declined.', frequency: '4W' },
      ...{ num_items: 2, num_left_out: null, is_method_new: false },
      mails: [{ kind: 'declined', is_sent: false }],
    });
    expect(listed?.amount).toBeGreaterThan(0);
    expect(await charge('coming', who.id)).toBeUndefined();
    await changeCard(shop, who, CARDS.good);
    expect(await charge('failed', who.id)).toMatchObject({ is_method_new: true });
    later(DAY);
    await runDueSteps(shop.services);
    expect(await charge('failed', who.id)).toBeUndefined();
  });

  it('stays where it was due while it is tried, and waits for its owner after the last try', async () => {
    const who = await declined();
    for (const days of [1, 2, 2]) {
      later(days * DAY);
      await runDueSteps(shop.services);
    }
    const listed = await charge('failed', who.id);
    expect(listed).toMatchObject({
      ...{ due_at: who.due.toISOString(), tries: 4, next_try_at: null, is_paused: true },
    });
    expect(listed?.mails.map(({ kind }) => kind)).toEqual(['declined', 'declined', 'declined', 'paused']);
    const shopper = await who.shopper();
    await shopper.run('autodeliveries_resume', { id: who.id }, 'autodelivery { status }');
    expect(await charge('failed', who.id)).toBeUndefined();
  });

  it('tells the approval that a bank asks for from a refusal', async () => {
    const who = await declined(CARDS.threeDSecure);
    expect(await charge('failed', who.id)).toMatchObject({
      ...{ reason: 'needs_approval', bank_message: expect.stringMatching(/^Your bank asks you to approve/) },
    });
  });
});

it('its owner is mailed once more for each decline, while it is declined [roles-40]', async () => {
  const who = await declined();
  const { shopper } = await shop.user('manager');
  const mail = (id: string) =>
    shopper.run('staff_autodelivery_charges_mail', { id }, 'charge { can_mail mails { kind } }');
  expect(await charge('failed', who.id)).toMatchObject({ can_mail: true });
  for (const answer of [await mail(who.id), await mail(who.id)])
    expect(at(answer, 'staff_autodelivery_charges_mail.charge')).toEqual({
      can_mail: false,
      mails: [{ kind: 'declined' }, { kind: 'again' }],
    });
  const [sent] = (await openedMails(shop, who.userId)).filter(({ _id }) => _id.endsWith(':again'));
  expect(sent?.text).toContain('Your card was declined.');
  expect(sent?.text).toContain('/user/autodelivery');
  const fine = await deliveries.due();
  expect(failure(await mail(fine.id))?.code).toBe('CHARGE_NOT_DECLINED');
  expect(failure(await mail('nonsense'))?.code).toBe('NOT_FOUND');
});

describe('a charge of an AutoDelivery that was stopped [roles-38]', () => {
  it('is listed while nobody has agreed to it, and no longer once its owner resumes it', async () => {
    const now = shop.clock.now();
    const who = await deliveries.due({ lockin_date: new Date(now.getTime() - DAY) });
    await withdrawConsents(shop.services, { subjectId: who.id, reason: 'replaced' });
    await runDueSteps(shop.services);
    expect(await charge('failed', who.id)).toMatchObject({
      ...{ reason: 'no_consent', due_at: now.toISOString(), tries: 0, is_paused: true, next_try_at: null },
      mails: [{ kind: 'paused', is_sent: false }],
    });
    const shopper = await who.shopper();
    await shopper.run('autodeliveries_resume', { id: who.id }, 'autodelivery { status }');
    expect(await charge('failed', who.id)).toBeUndefined();
    // Its owner pauses it: that is no failure.
    await shopper.run('autodeliveries_pause', { id: who.id }, 'autodelivery { status }');
    expect(await charge('failed', who.id)).toBeUndefined();
  });
});

describe('the charges of the next 30 days [roles-38]', () => {
  it('have their amount, whether they were announced, and what stands against them', async () => {
    const who = await deliveries.due();
    const dates = datesBefore(inState(shop.clock.now(), 'NSW').plus({ days: 8 }));
    const { charge_date } = dates;
    await changeStored(shop, who.id, { ...dates, milestone: 'notify', next_step_at: shop.clock.now() });
    const listed = await charge('coming', who.id);
    expect(listed).toMatchObject({
      ...{ due_at: charge_date.toISOString(), reason: null, announced_at: null, num_left_out: 0, mails: [] },
    });
    expect(listed?.amount).toBeGreaterThan(0);
    await runDueSteps(shop.services);
    expect(await charge('coming', who.id)).toMatchObject({
      announced_at: shop.clock.now().toISOString(),
      mails: [{ kind: 'announced', is_sent: false }],
    });
    await shop.collection('products').updateOne({ _id: who.productId as never }, { $set: { stock: 0 } });
    expect(await charge('coming', who.id)).toMatchObject({
      ...{ reason: 'nothing_to_send', amount: null, num_left_out: 1 },
    });
    await shop.collection('customers').updateOne({ _id: who.userId }, { $set: { payment_methods: [] } });
    expect(await charge('coming', who.id)).toMatchObject({ reason: 'no_method', paid_with: null });
    await withdrawConsents(shop.services, { subjectId: who.id, reason: 'replaced' });
    expect(await charge('coming', who.id)).toMatchObject({ reason: 'no_consent' });
    const shopper = await who.shopper();
    await shopper.run('autodeliveries_pause', { id: who.id }, 'autodelivery { status }');
    expect(await charge('coming', who.id)).toMatchObject({ reason: 'paused', is_paused: true });
  });

  it('begin with the earliest or with the latest, in pages that miss none', async () => {
    const charge_date = new Date(shop.clock.now().getTime() + DAY);
    const ids: string[] = [];
    for (const milestone of ['lockin', 'charge'] as const) {
      const { id } = await deliveries.due({ milestone, charge_date, next_step_at: charge_date });
      ids.push(id);
    }
    const { shopper } = await shop.user('manager');
    const read = async (newest: boolean) =>
      (await desk.all(shopper, { state: 'coming', newest, first: 1 })).map(({ id }) => id);
    const [earliest, latest] = [await read(false), await read(true)];
    expect(earliest.slice(0, 2)).toEqual([...ids].sort());
    expect(latest).toEqual([...earliest].reverse());
    expect(earliest).toHaveLength((await desk.counts(shopper)).coming);
  });
});
