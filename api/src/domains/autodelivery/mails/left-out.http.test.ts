import { expect, it } from 'vitest';
import { mailsTo } from '../../../../test/server/outbox';
import { dueDeliveries, item } from '../../../../test/shop/due-delivery';
import { changeStored } from '../../../../test/shop/subscribers';
import { testShop } from '../../../../test/shop/test-shop';
import { runDueSteps } from '../cycle/run-due';

const shop = testShop();
const deliveries = dueDeliveries(shop);
const NOTHING = 'nothing in it can be sent';
const LEFT_OUT =
  'As things are, 1 product of it cannot be sent: out of stock, too early to supply again, or in need of something from you';

/** The notice before the next order of an AutoDelivery that holds these products. */
async function noticeOf(stocks: readonly number[]): Promise<string> {
  const who = await deliveries.due();
  const items = await Promise.all(stocks.map(async (stock) => item(await shop.product({ stock }))));
  await changeStored(shop, who.id, { items, milestone: 'notify', next_step_at: shop.clock.now() });
  await runDueSteps(shop.services);
  const mails = await mailsTo(shop.services, (await who.read()).shipping_email);
  return mails.find(({ template }) => template === 'autodelivery_upcoming')?.text ?? '';
}

it('tells how many products would be left out, and promises neither an amount nor that nothing is charged [selling-52]', async () => {
  const whole = await noticeOf([5, 5]);
  expect(whole).toContain('with delivery: $');
  for (const words of [NOTHING, 'cannot be sent', 'Left out']) expect(whole).not.toContain(words);
  const part = await noticeOf([5, 0]);
  expect(part).toContain(LEFT_OUT);
  expect(part).toContain('The rest is sent and charged.');
  expect(part).toContain('Left out as things are: 1 product');
  for (const words of [NOTHING, 'with delivery: $']) expect(part).not.toContain(words);
  const nothing = await noticeOf([0, 0]);
  expect(nothing).toContain(NOTHING);
  expect(nothing).not.toContain('The rest');
});
