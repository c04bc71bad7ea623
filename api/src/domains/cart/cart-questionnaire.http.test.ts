import { describe, expect, it } from 'vitest';
import { PATIENT_LINE, prescriptionMedicine, userWithPatients } from '../../../test/shop/cart-patients';
import { at, failure } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();

describe('CartSetItemPatientQuestionnaire', () => {
  const NO = { medications: 'no', pregnant: 'no', allergies: 'no' };
  const SCRIPT = {
    used_medication_before: 'yes',
    unwanted_sideeffects: 'no',
    review_withgp: 'yes',
    pregnant_breastfeeding_familyplanning: 'no',
    terms: 'yes',
  };

  async function lineOf(productId: number, more: (first: string) => object = () => ({})) {
    const { shopper, first, second } = await userWithPatients(shop);
    const cart_uuid = await shopper.newCart();
    const item_id = at<string>(
      await shopper.add(cart_uuid, productId, 1, more(first)),
      'cart_add_item.item.id',
    );
    const answer = (questionnaire: unknown, over: object = {}, by = shopper) => {
      const text = typeof questionnaire === 'string' ? questionnaire : JSON.stringify(questionnaire);
      const input = { cart_uuid, item_id, patient_uuid: first, questionnaire: text, ...over };
      return by.run('cart_set_item_patient_questionnaire', input, PATIENT_LINE);
    };
    return { shopper, cart_uuid, first, second, answer };
  }
  const RESULT = 'cart_set_item_patient_questionnaire';

  it('stores a practitioner line’s answers encrypted, with patient and result [7.c-10] [4.d-02]', async () => {
    const { cart_uuid, first, answer } = await lineOf(await shop.product({ is_practitioner: true }));
    expect(at(await answer(NO), RESULT)).toMatchObject({
      item: { patient: { uuid: first }, questionnaire_passed: true },
      cart: { questionnaire_passed: true },
    });
    expect(at(await answer({ ...NO, allergies: 'yes' }), RESULT)).toMatchObject({
      item: { questionnaire_passed: false },
      cart: { questionnaire_passed: false },
    });
    expect(at(await answer({ advised: 'yes' }), `${RESULT}.item.questionnaire_passed`)).toBe(true);
    const stored = JSON.stringify(await shop.collection('carts').findOne({ _id: cart_uuid }));
    for (const secret of ['medications', 'pregnant', 'advised']) expect(stored).not.toContain(secret);
  });

  it('requires four answers for a prescription line, for the line’s patient', async () => {
    const paper = (patient_uuid: string) => ({ patient_uuid, script_type: 'paper' });
    const { answer, second } = await lineOf(await prescriptionMedicine(shop), paper);
    expect(at(await answer(SCRIPT), `${RESULT}.item.questionnaire_passed`)).toBe(true);
    const failed = await answer({ ...SCRIPT, unwanted_sideeffects: 'yes' });
    expect(at(failed, `${RESULT}.item.questionnaire_passed`)).toBe(false);
    expect((await answer({ ...SCRIPT, terms: 'no' })).errors?.[0]?.extensions.fields).toEqual({
      terms: 'Please accept the terms',
    });
    expect(failure(await answer(SCRIPT, { patient_uuid: second }))?.code).toBe('PATIENT_REQUIRED');
  });

  it('rejects missing, unknown, unauthorised or malformed input', async () => {
    const { answer } = await lineOf(await shop.product({ is_practitioner: true }));
    expect((await answer({ medications: 'no' })).errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { pregnant: 'Please answer this question', allergies: 'Please answer this question' },
    });
    for (const text of ['', '[]', 'null', '{', '7', `"${'x'.repeat(6000)}"`]) {
      expect(failure(await answer(text))?.code, text.slice(0, 9)).toBe('INVALID_INPUT');
    }
    const { first: foreign, shopper: other } = await userWithPatients(shop);
    expect(failure(await answer(NO, { patient_uuid: foreign }))?.message).toBe('Patient not found');
    expect(failure(await answer(NO, { item_id: 'x' }))?.message).toBe('Cart item not found');
    expect(failure(await answer(NO, { cart_uuid: null }))?.message).toBe('Cart UUID is missing');
    expect(failure(await answer(NO, {}, other))?.message).toBe('Cart not found');
    expect(failure(await answer(NO, {}, shop.guest()))?.code).toBe('UNAUTHENTICATED');
    const plain = await lineOf(await shop.product());
    expect(failure(await plain.answer(NO))?.message).toBe('This product has no questionnaire');
  });
});
