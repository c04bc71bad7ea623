import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { result, run, subscriber } from '../../../test/clients/autodelivery-calls';
import { at, failure, type Shopper } from '../../../test/shop/shopper';
import { storedAutoDelivery } from '../../../test/shop/subscribers';
import { testShop } from '../../../test/shop/test-shop';
import { SAMPLE_TOKENS } from '../../escripts/embedded';

const shop = testShop();

async function addPatient(userId: string, first_name = 'Pat'): Promise<string> {
  const _id = randomUUID();
  await shop.db.collection<{ _id: string }>('patients').insertOne({
    _id,
    user_id: userId,
    first_name,
    last_name: 'Bee',
    person_key: _id,
  } as unknown as { _id: string });
  return _id;
}

describe('items', () => {
  const add = (shopper: Shopper, input: object) =>
    run(shopper, 'add_item', input, 'item { id one_off quantity price }');

  it('are added with a 5 % discount; an equal one increases in quantity [7.h-05] [3.j-04]', async () => {
    const { shopper, id } = await subscriber(shop);
    const product_id = String(await shop.product());
    const input = { autodelivery_id: id, product_id, quantity: 2, one_off: true, price_type: 'default' };
    expect(at(await add(shopper, input), 'autodeliveries_add_item.item')).toEqual({
      id: expect.any(String),
      one_off: true,
      quantity: 2,
      price: 950,
    });
    expect(at(await add(shopper, input), 'autodeliveries_add_item.item.quantity')).toBe(4);
    const response = await add(shopper, { ...input, one_off: false });
    expect(result<unknown[]>(response, 'add_item', '.items')).toHaveLength(3);
  });

  it('for a patient need a prescription, which is stored encrypted', async () => {
    const { shopper, id, userId } = await subscriber(shop);
    const patient_uuid = await addPatient(userId);
    const otherPatient = await addPatient('other');
    const product_id = String(
      await shop.product({ schedule: '4', requires_prescription: true, order_limit: 2 }),
    );
    const input = { autodelivery_id: id, product_id, quantity: 1 };
    const unanswered = 'Please answer the following to purchase.';
    expect(failure(await add(shopper, input))).toEqual({ code: 'PATIENT_REQUIRED', message: unanswered });
    const script = { ...input, patient_uuid, script_type: 'escript' };
    expect(failure(await add(shopper, script))?.code).toBe('PRESCRIPTION_REQUIRED');
    const foreign = { ...script, patient_uuid: otherPatient, eprescription_token: SAMPLE_TOKENS.valid };
    expect(failure(await add(shopper, foreign))).toEqual({ code: 'NOT_FOUND', message: 'Patient not found' });
    const response = await add(shopper, {
      ...script,
      eprescription_token: SAMPLE_TOKENS.valid.toLowerCase(),
    });
    const items = result<{ patient: unknown }[]>(response, 'add_item', '.items');
    expect(items[1]?.patient).toEqual({ uuid: patient_uuid, first_name: 'Pat' });
    expect(JSON.stringify(await storedAutoDelivery(shop, id))).not.toContain(SAMPLE_TOKENS.valid);
    expect((await storedAutoDelivery(shop, id)).items[1]?.eprescription_token).toMatch(/^test:/);
  });

  it('of practitioner products promise a call, unless the questions were passed [2.11-07]', async () => {
    const { shopper, id } = await subscriber(shop);
    const product_id = String(await shop.product({ is_practitioner: true }));
    const input = { autodelivery_id: id, product_id, quantity: 1 };
    const promised = async () => (await storedAutoDelivery(shop, id)).items[1]?.call_promised;
    await add(shopper, { ...input, questionnaire_passed: true });
    expect(await promised()).toBeUndefined();
    await add(shopper, { ...input, questionnaire_passed: false });
    expect(await promised()).toBe(true);
    const others = [{ is_practitioner: true, is_skip_questionnaire: true }, {}];
    for (const product of others) {
      const other = { autodelivery_id: id, product_id: String(await shop.product(product)), quantity: 1 };
      await add(shopper, { ...other, questionnaire_passed: false });
    }
    expect((await storedAutoDelivery(shop, id)).items.map(({ call_promised }) => call_promised)).toEqual([
      ...[undefined, true, undefined, undefined],
    ]);
  });

  it('must satisfy the product’s rules', async () => {
    const { shopper, id } = await subscriber(shop);
    const code = async (product_id: number | string, quantity = 1) =>
      failure(await add(shopper, { autodelivery_id: id, product_id: String(product_id), quantity }))?.code;
    expect(await code('nonsense')).toBe('PRODUCT_UNAVAILABLE');
    expect(await code(await shop.product({ status: 'Disabled' }))).toBe('PRODUCT_UNAVAILABLE');
    expect(await code(await shop.product({ stock: 0 }))).toBe('OUT_OF_STOCK');
    expect(await code(await shop.product({ stock: 3 }), 4)).toBe('INSUFFICIENT_STOCK');
    expect(await code(await shop.product({ order_limit: 2 }), 3)).toBe('ORDER_LIMIT');
    expect(await code(await shop.product({ excluded_states: ['NSW'] }))).toBe('EXCLUDED_STATE');
    expect(await code(await shop.product({ can_autodeliver: false }))).toBe('INVALID_INPUT');
    expect(await code(await shop.product(), 1000)).toBe('INVALID_QUANTITY');
    expect(await code(await shop.product(), -1)).toBe('INVALID_QUANTITY');
    expect((await storedAutoDelivery(shop, id)).items).toHaveLength(1);
  });
});
