import { randomUUID } from 'node:crypto';
import { checkDigitOf } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../../../../test/server/before-tests';
import {
  checkAll,
  packingOf,
  restart,
  scan,
  setPacked,
  tick,
} from '../../../../../test/shop/counter/packing';
import { at, failure, type GraphQLAnswer } from '../../../../../test/shop/shopper';
import { testShop } from '../../../../../test/shop/test-shop';

const shop = testShop();
const pharmacist = beforeTests(async () => (await shop.user('pharmacist')).shopper);
const manager = beforeTests(async () => (await shop.user('manager')).shopper);
const support = beforeTests(async () => (await shop.user('support')).shopper);

let products = 0;
/** Stores a product with a barcode. */
async function product(over: object = {}) {
  products += 1;
  const digits = `2900000${String(products).padStart(5, '0')}`;
  const barcode = `${digits}${checkDigitOf(digits)}`;
  const name = `Remedy ${products}`;
  return { id: await shop.product({ name, barcode, stock: 20, ...over }), name, barcode };
}
type Product = Awaited<ReturnType<typeof product>>;

/** Places an order of a guest of products with their units. */
async function placed(...lines: [Product, number][]): Promise<string> {
  const guest = shop.guest();
  const cart = await guest.newCart();
  for (const [{ id }, quantity] of lines) await guest.add(cart, id, quantity);
  await guest.makeReady(cart);
  return at(await guest.place(cart), 'checkout_place_order.order.reference');
}
const countsOf = (answer: GraphQLAnswer, field = 'staff_packing_scan') =>
  at<{ checked: number; units: number }[]>(answer, `${field}.order.packing.lines`).map(
    ({ checked, units }) => `${checked}/${units}`,
  );
const refusal = (answer: GraphQLAnswer) => failure(answer);

describe('packing an order [selling-40 selling-42]', () => {
  it('counts each pack by its barcode until all are checked; only then it is packed', async () => {
    const [first, second] = [await product(), await product()];
    const reference = await placed([first, 2], [second, 1]);
    expect(refusal(await setPacked(pharmacist, reference))).toEqual({
      code: 'PACKING_INCOMPLETE',
      message: `3 of 3 units of this order are not checked yet. Scan every pack first, at Packing (/staff/packing/${reference}).`,
    });
    expect(countsOf(await scan(pharmacist, reference, first.barcode))).toEqual(['1/2', '0/1']);
    expect(countsOf(await scan(pharmacist, reference, `(01)0${second.barcode}(17)271231`))).toEqual([
      '1/2',
      '1/1',
    ]);
    expect(refusal(await setPacked(pharmacist, reference))?.code).toBe('PACKING_INCOMPLETE');
    expect(countsOf(await scan(pharmacist, reference, first.barcode))).toEqual(['2/2', '1/1']);
    expect(at(await setPacked(pharmacist, reference), 'staff_orders_set_state.order.state')).toBe('packed');
    expect(refusal(await scan(pharmacist, reference, first.barcode))?.code).toBe('WRONG_STATE');
    expect(refusal(await restart(pharmacist, reference))?.code).toBe('WRONG_STATE');
  });

  it('refuses what does not belong into the parcel, and says what was scanned and what is expected', async () => {
    const [ordered, other] = [await product(), await product()];
    const reference = await placed([ordered, 1]);
    const expected = `Still to check: 1 × ${ordered.name}.`;
    const refused = async (scanned: string) => refusal(await scan(pharmacist, reference, scanned));
    expect(await refused('29000')).toEqual({
      code: 'SCAN_UNREADABLE',
      message: '“29000” is not a whole barcode. Scan it again, or type all of its digits.',
    });
    expect(await refused('9312345678907')).toEqual({
      code: 'SCAN_UNKNOWN',
      message: `The shop knows no product with the barcode 9312345678907. ${expected}`,
    });
    expect(await refused(other.barcode)).toEqual({
      code: 'SCAN_NOT_ORDERED',
      message: `${other.name} is not part of this order. Put it back. ${expected}`,
    });
    expect(await refused(`(01)0${ordered.barcode}(17)261031`)).toEqual({
      code: 'SCAN_EXPIRED',
      message: `This pack of ${ordered.name} expired on 31/10/2026. Put it aside and take another one.`,
    });
    expect((await packingOf(pharmacist, reference)).lines).toMatchObject([{ checked: 0 }]);
    await scan(pharmacist, reference, ordered.barcode);
    expect(await refused(ordered.barcode)).toEqual({
      code: 'SCAN_TOO_MANY',
      message: `One too many: 1 × ${ordered.name} is checked already. Put this one back. Every unit of this order is checked.`,
    });
  });

  it('packs nothing that was withdrawn since it was ordered, by scan or by hand', async () => {
    const remedy = await product();
    const reference = await placed([remedy, 1]);
    await shop
      .collection('products')
      .updateOne({ _id: remedy.id as never }, { $set: { status: 'Disabled' } });
    for (const answer of [
      await scan(pharmacist, reference, remedy.barcode),
      await tick(pharmacist, reference, 1),
    ]) {
      expect(refusal(answer)?.code).toBe('PACK_WITHDRAWN');
    }
  });

  it('ticks by hand with a reason, which its history and the audit log keep', async () => {
    const remedy = await product({ barcode: undefined });
    const reference = await placed([remedy, 1]);
    for (const over of [{ reason: 'because' }, { reason: 'toString' }, { key: 'x' }]) {
      expect(refusal(await tick(pharmacist, reference, 1, over))?.code).toBe('INVALID_INPUT');
    }
    expect(refusal(await tick(pharmacist, reference, 2))?.code).toBe('NOT_FOUND');
    const ticked = await tick(pharmacist, reference, 1, { reason: 'barcode_missing' });
    expect(at(ticked, 'staff_packing_tick.order.packing.checks')).toEqual([
      { line: 1, how: 'hand', reason: 'barcode_missing', staff_name: 'Una User' },
    ]);
    const event = { operation: 'staff_packing_tick', 'touched.id': reference, outcome: 'allowed' };
    const lines = await shop.collection('audit_events').find(event).sort({ at: 1, _id: 1 }).toArray();
    expect(lines.at(-1)).toMatchObject({ staff_name: 'Una User', reason: 'The pack has no barcode' });
  });

  it('is for those who dispatch, and for what is approved and has something to send', async () => {
    const remedy = await product({ schedule: '2' });
    const reference = await placed([remedy, 1]);
    expect(refusal(await scan(support, reference, remedy.barcode))?.code).toBe('FORBIDDEN');
    expect(refusal(await scan(pharmacist, reference, remedy.barcode))?.code).toBe('REVIEW_MISSING');
    await pharmacist.run('staff_orders_approve', { reference }, 'order { queue }');
    expect(countsOf(await scan(manager, reference, remedy.barcode))).toEqual(['1/1']);
    await shop.collection('orders').updateOne({ reference }, { $set: { shipping_method: null } });
    expect(refusal(await scan(pharmacist, reference, remedy.barcode))?.code).toBe('NOTHING_TO_SEND');
  });
});

describe('refunds of an order that is packed [selling-40]', () => {
  const refund = (reference: string, line: number) =>
    pharmacist.run(
      'staff_orders_refund',
      {
        reference,
        key: randomUUID(),
        reason: 'out_of_stock',
        lines: [{ line, quantity: 1 }],
        shipping: false,
      },
      'order { queue }',
    );

  it('needs no check of what is not sent, and none of it is in the parcel', async () => {
    const [kept, refused] = [await product(), await product()];
    const reference = await placed([kept, 1], [refused, 1]);
    await refund(reference, 2);
    expect(refusal(await scan(pharmacist, reference, refused.barcode))).toEqual({
      code: 'SCAN_REFUNDED',
      message: `${refused.name} was refunded and is not sent. Put it back. Still to check: 1 × ${kept.name}.`,
    });
    await scan(pharmacist, reference, kept.barcode);
    expect(at(await setPacked(pharmacist, reference), 'staff_orders_set_state.order.state')).toBe('packed');
  });

  it('starts again where a unit was refunded after its check', async () => {
    const remedy = await product();
    const reference = await placed([remedy, 2]);
    await checkAll(pharmacist, reference);
    await refund(reference, 1);
    expect(refusal(await setPacked(pharmacist, reference))).toEqual({
      code: 'PACKING_SURPLUS',
      message: `1 × ${remedy.name} was refunded after the check. Take it out and start packing again.`,
    });
    await restart(pharmacist, reference);
    await scan(pharmacist, reference, remedy.barcode, { round: 1 });
    expect(at(await setPacked(pharmacist, reference), 'staff_orders_set_state.order.state')).toBe('packed');
  });
});
