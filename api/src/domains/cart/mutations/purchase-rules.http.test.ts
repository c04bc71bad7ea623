import type { Role } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { at, failure } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();

describe('a signed-in shopper’s cart', () => {
  it('accepts gated products and shows the staff discount to staff only [6-02] [6-08]', async () => {
    const gated = await shop.product({ is_gated: true });
    const fields = 'staff_discount_eligible staff_discount_value discount_total cart_subtotal';
    const totals = async (role: Role) => {
      const { shopper } = await shop.user(role);
      const uuid = await shopper.newCart();
      expect((await shopper.add(uuid, gated, 2)).errors).toBeUndefined();
      return at(await shopper.cart(uuid, fields), 'cart');
    };
    expect(await totals('customer')).toEqual({
      staff_discount_eligible: false,
      staff_discount_value: 0,
      discount_total: 0,
      cart_subtotal: 2000,
    });
    expect(await totals('support')).toEqual({
      staff_discount_eligible: true,
      staff_discount_value: 200,
      discount_total: 200,
      cart_subtotal: 1800,
    });
  });

  it('requires the questionnaire for practitioner products [4.d-04] [8-06]', async () => {
    const { shopper } = await shop.user();
    const uuid = await shopper.newCart();
    await shopper.add(uuid, await shop.product({ is_practitioner: true }));
    await shopper.makeReady(uuid);
    const flags = 'requires_questionnaire questionnaire_passed';
    expect(at(await shopper.cart(uuid, flags), 'cart')).toEqual({
      requires_questionnaire: true,
      questionnaire_passed: null,
    });
    expect(failure(await shopper.place(uuid))).toEqual({
      code: 'QUESTIONNAIRE_REQUIRED',
      message: 'Please answer the following to purchase.',
    });
    const saved = await shopper.run(
      'cart_set_questionnaire_passed',
      { cart_uuid: uuid, questionnaire_passed: false },
      `cart { ${flags} }`,
    );
    expect(at(saved, 'cart_set_questionnaire_passed.cart.questionnaire_passed')).toBe(false);
    expect((await shopper.place(uuid)).errors).toBeUndefined();
  });

  it('requires patient and prescription for prescription products, and hides the token [2.15-11] [2.15-12] [3.b-04]', async () => {
    const { id: user_id, shopper } = await shop.user();
    const { id: otherId } = await shop.user();
    const patients = shop.db.collection<{ _id: string; [field: string]: unknown }>('patients');
    await patients.insertMany([
      { _id: `own-${user_id}`, user_id, first_name: 'Mia', last_name: 'User' },
      { _id: `foreign-${user_id}`, user_id: otherId, first_name: 'Not', last_name: 'Mine' },
    ]);
    const product = await shop.product({ schedule: '4', requires_prescription: true, is_pharmacy: true });
    const uuid = await shopper.newCart();
    const add = (more: object) => shopper.add(uuid, product, 1, more);
    const unanswered = 'Please answer the following to purchase.';
    expect(failure(await add({}))).toEqual({ code: 'PATIENT_REQUIRED', message: unanswered });
    const patient_uuid = `own-${user_id}`;
    expect(failure(await add({ patient_uuid }))).toEqual({
      code: 'PRESCRIPTION_REQUIRED',
      message: unanswered,
    });
    const script = { patient_uuid, script_type: 'escript', eprescription_token: 'short' };
    expect(failure(await add(script))?.code).toBe('PRESCRIPTION_REQUIRED');
    const foreign = {
      ...script,
      patient_uuid: `foreign-${user_id}`,
      eprescription_token: '2ABCDEFGH345678WXY',
    };
    expect(failure(await add(foreign))?.message).toBe('Patient not found');
    await add({ ...script, eprescription_token: ' 2abc defgh 345678 wxy ' });
    const fields =
      'items { script_type eprescription_token patient_id patient { uuid first_name last_name } errors { code } }';
    expect(at(await shopper.cart(uuid, fields), 'cart.items')).toEqual([
      {
        script_type: 'escript',
        eprescription_token: '••••8WXY',
        patient_id: patient_uuid,
        patient: { uuid: patient_uuid, first_name: 'Mia', last_name: 'User' },
        errors: [],
      },
    ]);
    const stored = await shop.db.collection<{ _id: string }>('carts').findOne({ _id: uuid });
    expect(JSON.stringify(stored)).not.toContain('2ABCDEFGH345678WXY');
  });
});
