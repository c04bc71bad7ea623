import { describe, expect, it } from 'vitest';
import { PATIENT_LINE, prescriptionMedicine, userWithPatients } from '../../../../test/shop/cart-patients';
import { at, failure, type Shopper } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';
import { SAMPLE_TOKENS } from '../../../escripts/embedded';

const shop = testShop();

describe('CartSetItemPatient', () => {
  it('changes a line’s patient and prescription; rejects other users’ patients and lines [7.c-10]', async () => {
    const { shopper, first, second } = await userWithPatients(shop);
    const cart_uuid = await shopper.newCart();
    const paper = { patient_uuid: first, script_type: 'paper' };
    const added = await shopper.add(cart_uuid, await prescriptionMedicine(shop), 1, paper);
    const item_id = at<string>(added, 'cart_add_item.item.id');
    const set = (by: Shopper, over: object = {}) => {
      const escript = { script_type: 'escript', eprescription_token: SAMPLE_TOKENS.repeat };
      const input = { cart_uuid, item_id, patient_uuid: second, ...escript, ...over };
      return by.run('cart_set_item_patient', input, PATIENT_LINE);
    };
    expect(at(await set(shopper), 'cart_set_item_patient.item')).toMatchObject({
      script_type: 'escript',
      eprescription_token: '••••T002',
      patient: { uuid: second },
      errors: [],
    });
    const { shopper: other, first: foreign } = await userWithPatients(shop);
    expect(failure(await set(shopper, { patient_uuid: foreign }))?.message).toBe('Patient not found');
    expect(failure(await set(shopper, { item_id: 'x' }))?.message).toBe('Cart item not found');
    expect(failure(await set(shopper, { cart_uuid: null }))?.message).toBe('Cart UUID is missing');
    expect(failure(await set(other))?.message).toBe('Cart not found');
    expect(failure(await set(shop.guest()))?.code).toBe('SIGN_IN_REQUIRED');
  });
});
