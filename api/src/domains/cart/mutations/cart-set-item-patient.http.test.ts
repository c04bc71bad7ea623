import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Selling, startSelling } from '../../../../test/shop/selling';
import { at, failure, type Shopper } from '../../../../test/shop/shopper';
import { SAMPLE_TOKENS } from '../../../escripts/embedded';

let shop: Selling;
beforeAll(async () => {
  shop = await startSelling();
}, 60_000);
afterAll(() => shop.close());

type AnyDocument = { _id: string; [field: string]: unknown };
const collection = (name: string) => shop.db.collection<AnyDocument>(name);
const LINE = `item { id script_type eprescription_token patient { uuid } questionnaire_passed errors { code } }
  cart { questionnaire_passed }`;

async function person(over: object = {}) {
  const { id, shopper } = await shop.user();
  for (const key of ['first', 'second']) {
    const name = { first_name: key, last_name: 'User', dob: '1990-02-03' };
    await collection('patients').insertOne({ _id: `${key}-${id}`, user_id: id, ...name, ...over });
  }
  return { shopper, first: `first-${id}`, second: `second-${id}` };
}
const medicine = () => shop.product({ schedule: '4', requires_prescription: true, is_pharmacy: true });

describe('CartSetItemPatient', () => {
  it('changes a line’s patient and prescription; rejects other users’ patients and lines [7.c-10]', async () => {
    const { shopper, first, second } = await person();
    const cart_uuid = await shopper.newCart();
    const paper = { patient_uuid: first, script_type: 'paper' };
    const added = await shopper.add(cart_uuid, await medicine(), 1, paper);
    const item_id = at<string>(added, 'cart_add_item.item.id');
    const set = (by: Shopper, over: object = {}) => {
      const escript = { script_type: 'escript', eprescription_token: SAMPLE_TOKENS.repeat };
      const input = { cart_uuid, item_id, patient_uuid: second, ...escript, ...over };
      return by.run('cart_set_item_patient', input, LINE);
    };
    expect(at(await set(shopper), 'cart_set_item_patient.item')).toMatchObject({
      script_type: 'escript',
      eprescription_token: '••••T002',
      patient: { uuid: second },
      errors: [],
    });
    const { shopper: other, first: foreign } = await person();
    expect(failure(await set(shopper, { patient_uuid: foreign }))?.message).toBe('Patient not found');
    expect(failure(await set(shopper, { item_id: 'x' }))?.message).toBe('Cart item not found');
    expect(failure(await set(shopper, { cart_uuid: null }))?.message).toBe('Cart UUID is missing');
    expect(failure(await set(other))?.message).toBe('Cart not found');
    expect(failure(await set(shop.guest()))?.message).toBe('Cart not found');
  });
});
