import { randomUUID } from 'node:crypto';
import { checkDigitOf } from '@saltbush/contract';
import { expect, it } from 'vitest';
import { beforeTests } from '../../../../../test/server/before-tests';
import {
  checkAll,
  packingOf,
  restart,
  scan,
  setPacked,
  tick,
} from '../../../../../test/shop/counter/packing';
import { at, failure } from '../../../../../test/shop/shopper';
import { testShop } from '../../../../../test/shop/test-shop';

const shop = testShop();
const mei = beforeTests(async () => (await shop.user('pharmacist')).shopper);
const jo = beforeTests(async () => (await shop.user('manager')).shopper);

const DIGITS = '290000099999';
const BARCODE = `${DIGITS}${checkDigitOf(DIGITS)}`;

/** Places an order of as many units of one product. */
async function placed(quantity: number): Promise<string> {
  await shop.collection('products').updateMany({ barcode: BARCODE }, { $unset: { barcode: '' } });
  const guest = shop.guest();
  const productId = await shop.product({ barcode: BARCODE, stock: 20 });
  return at(
    await guest.place(await guest.readyCart(productId, quantity)),
    'checkout_place_order.order.reference',
  );
}
const codes = (answers: Parameters<typeof failure>[0][]) =>
  answers.map((answer) => failure(answer)?.code ?? 'ok');

it('two packers at the same time check each unit once, and lose none [selling-41]', async () => {
  const reference = await placed(5);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => scan(n % 2 ? mei : jo, reference, BARCODE)),
  );
  expect(codes(answers).sort()).toEqual([
    ...Array.from({ length: 3 }, () => 'SCAN_TOO_MANY'),
    ...Array.from({ length: 5 }, () => 'ok'),
  ]);
  expect((await packingOf(mei, reference)).lines).toMatchObject([{ units: 5, checked: 5 }]);
});

it('a pack that is sent again under its key counts once, also at the same time', async () => {
  const reference = await placed(3);
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 4 }, () => scan(mei, reference, BARCODE, { key })));
  expect(codes([...answers, await tick(jo, reference, 1, { key })])).toEqual(Array(5).fill('ok'));
  expect((await packingOf(mei, reference)).lines).toMatchObject([{ units: 3, checked: 1 }]);
});

it('starting again ends the round once: what a colleague still scans in it is refused by name', async () => {
  const reference = await placed(2);
  await scan(mei, reference, BARCODE);
  for (const answer of await Promise.all([
    restart(jo, reference),
    restart(mei, reference),
    restart(jo, reference),
  ])) {
    expect(at(answer, 'staff_packing_restart.order.packing')).toMatchObject({
      round: 1,
      lines: [{ checked: 0 }],
      restarts: [{ checks: [{ line: 1 }] }],
    });
  }
  expect(failure(await scan(mei, reference, BARCODE))).toEqual({
    code: 'PACKING_RESTARTED',
    message: 'Una User has started packing this order again. Take everything out and scan every pack anew.',
  });
  expect(codes([await scan(mei, reference, BARCODE, { round: 1 })])).toEqual(['ok']);
  const event = { operation: 'staff_packing_restart', 'touched.id': reference, outcome: 'allowed' };
  expect(await shop.collection('audit_events').countDocuments(event)).toBe(3);
});

it('is not packed by one while another starts again', async () => {
  const reference = await placed(2);
  await checkAll(mei, reference);
  const [packed, restarted] = await Promise.all([setPacked(mei, reference), restart(jo, reference)]);
  const order = await shop.collection('orders').findOne({ reference });
  const packing = order?.packing;
  if (order?.state === 'packed') {
    expect([packing, failure(restarted)?.code]).toMatchObject([{ restarts: [] }, 'WRONG_STATE']);
  } else expect([packing, failure(packed)?.code]).toMatchObject([{ checks: [] }, 'PACKING_INCOMPLETE']);
});
