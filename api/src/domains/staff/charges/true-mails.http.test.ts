import { describe, expect, it } from 'vitest';
import { chargeDesk } from '../../../../test/shop/counter/charges';
import { dueDeliveries } from '../../../../test/shop/due-delivery';
import { CARDS, failure } from '../../../../test/shop/shopper';
import { changeCard, changeStored } from '../../../../test/shop/subscribers';
import { testShop } from '../../../../test/shop/test-shop';
import { runDueSteps } from '../../autodelivery';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const shop = testShop();
const deliveries = dueDeliveries(shop);
const desk = chargeDesk('autodelivery', 'frequency');

async function failed(id: string, choice: { newest?: boolean; first?: number } = {}) {
  const { shopper } = await shop.user('support');
  return (await desk.all(shopper, { state: 'failed', ...choice })).find((one) => one.id === id);
}

/** An AutoDelivery whose charge of now was declined. */
async function declined() {
  const who = await deliveries.due({ lockin_date: new Date(shop.clock.now().getTime() - DAY) });
  await changeCard(shop, who, CARDS.declined);
  await runDueSteps(shop.services);
  expect(await failed(who.id)).toMatchObject({ can_mail: true });
  return who;
}

async function expectNotMailed(id: string): Promise<void> {
  expect(await failed(id)).toMatchObject({ can_mail: false });
  const { shopper } = await shop.user('support');
  const answer = await shopper.run('staff_autodelivery_charges_mail', { id }, 'charge { id }');
  expect(failure(answer)?.code).toBe('CHARGE_NOT_DECLINED');
}

describe('the mail about a declined charge is not sent again [roles-40]', () => {
  it('once its owner has chosen another card, which nobody declined', async () => {
    const who = await declined();
    await changeCard(shop, who, CARDS.good);
    await expectNotMailed(who.id);
  });

  it('once its owner has paused the AutoDelivery, which the shop did not', async () => {
    const who = await declined();
    const shopper = await who.shopper();
    await shopper.run('autodeliveries_pause', { id: who.id }, 'autodelivery { status }');
    await expectNotMailed(who.id);
  });

  it('once it was stopped for another reason, which the desk says', async () => {
    const who = await declined();
    await changeStored(shop, who.id, { status: 'paused', paused_for: 'consent' });
    await expectNotMailed(who.id);
    expect(await failed(who.id)).toMatchObject({ reason: 'no_consent' });
  });
});

it('a charge that is an hour late and was not tried is listed as delayed, and not as coming [roles-38]', async () => {
  const due = new Date(shop.clock.now().getTime() - 2 * HOUR);
  const next_step_at = new Date(shop.clock.now().getTime() + HOUR);
  const who = await deliveries.due({ milestone: 'charge', charge_date: due, next_step_at });
  for (const newest of [false, true])
    expect(await failed(who.id, { newest, first: 1 })).toMatchObject({ reason: 'delayed', tries: 0 });
  const { shopper } = await shop.user('support');
  const coming = await desk.all(shopper, { state: 'coming' });
  expect(coming.map(({ id }) => id)).not.toContain(who.id);
});
