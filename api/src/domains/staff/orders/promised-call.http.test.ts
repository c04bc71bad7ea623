import { expect, it } from 'vitest';
import { beforeTests } from '../../../../test/server/before-tests';
import { mailsTo } from '../../../../test/server/outbox';
import { at, failure, type Shopper } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';
import { orderData } from '../../orders/personal-data';

const shop = testShop();
const pharmacist = beforeTests(async () => (await shop.user('pharmacist')).shopper);
const colleague = beforeTests(async () => (await shop.user('pharmacist')).shopper);
const FIELDS = 'queue call { lines is_due phone attempts { outcome staff_name } }';
const ORDER = `order { ${FIELDS} }`;

/** Orders a usual product and a practitioner product, after the questions came out so. */
async function ordered(questionnaire_passed: boolean) {
  const { id, shopper } = await shop.user();
  const cart_uuid = await shopper.newCart();
  await shopper.add(cart_uuid, await shop.product());
  await shopper.add(cart_uuid, await shop.product({ is_practitioner: true }));
  const input = { cart_uuid, questionnaire_passed };
  at(
    await shopper.run('cart_set_questionnaire_passed', input, 'cart { uuid }'),
    'cart_set_questionnaire_passed.cart',
  );
  await shopper.makeReady(cart_uuid);
  const placed = await shopper.place(cart_uuid);
  return { id, shopper, reference: at<string>(placed, 'checkout_place_order.order.reference') };
}

const read = async (reference: string) =>
  at<{ queue: string; call: object | null }>(
    await pharmacist.send(`query($reference: String!) { staff_order(reference: $reference) { ${FIELDS} } }`, {
      reference,
    }),
    'staff_order',
  );
const approve = (reference: string) => pharmacist.run('staff_orders_approve', { reference }, ORDER);
const note = (by: Shopper, reference: string, outcome: string) =>
  by.run('staff_orders_note_call', { reference, outcome }, ORDER);
const missed = async ({ email }: Shopper) =>
  (await mailsTo(shop.services, email)).filter(({ template }) => template === 'call_missed');

it('an order whose questions were failed or skipped waits until its customer was spoken with [2.11-07]', async () => {
  const { id, shopper, reference } = await ordered(false);
  expect((await read(reference)).call).toEqual({
    ...{ lines: [2], is_due: true, phone: '0412345678', attempts: [] },
  });
  expect(failure(await approve(reference))?.code).toBe('CALL_DUE');

  for (let times = 0; times < 2; times += 1)
    at(await note(pharmacist, reference, 'no_answer'), 'staff_orders_note_call');
  expect(await missed(shopper)).toHaveLength(1);
  expect(JSON.stringify(await missed(shopper))).not.toMatch(/pregnan|medicine|allerg/i);
  expect(failure(await approve(reference))?.code).toBe('CALL_DUE');

  for (let times = 0; times < 2; times += 1) {
    const noted = at<{ call: object }>(
      await note(pharmacist, reference, 'spoken'),
      'staff_orders_note_call.order',
    );
    expect(noted.call).toMatchObject({
      is_due: false,
      attempts: [{ outcome: 'no_answer' }, { outcome: 'no_answer' }, { outcome: 'spoken' }],
    });
  }
  expect(failure(await note(colleague, reference, 'no_answer'))?.code).toBe('CALL_SETTLED');
  const [own] = await orderData(shop.services, id);
  expect(own?.calls.map(({ outcome }) => outcome)).toEqual(['no_answer', 'no_answer', 'spoken']);
  expect(at(await approve(reference), 'staff_orders_approve.order.queue')).toBe('pack');
});

it('nobody is called about an order whose questions were passed', async () => {
  const { reference } = await ordered(true);
  expect((await read(reference)).call).toBeNull();
  expect(failure(await note(pharmacist, reference, 'spoken'))?.code).toBe('WRONG_STATE');
  expect(at(await approve(reference), 'staff_orders_approve.order.queue')).toBe('pack');
});

it('a call about what is refused is no longer due', async () => {
  const { reference } = await ordered(false);
  const refusal = { reference, line: 2, reason: 'cannot_supply' };
  const refused = await pharmacist.run('staff_orders_refuse_line', refusal, ORDER);
  expect(at<{ call: object }>(refused, 'staff_orders_refuse_line.order').call).toMatchObject({
    is_due: false,
  });
  expect(at(await approve(reference), 'staff_orders_approve.order.queue')).toBe('pack');
});
