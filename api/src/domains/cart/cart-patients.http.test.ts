import { describe, expect, it } from 'vitest';
import { filedScript, prescriptionMedicine, userWithPatients } from '../../../test/shop/cart-patients';
import { at, failure, type Shopper } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';
import { SAMPLE_TOKENS } from '../../escripts/embedded';

const shop = testShop();

const UNANSWERED = 'Please answer the following to purchase.';

const cartAddItem = (shopper: Shopper, input: object) =>
  shopper.run('cart_add_item', input, 'item { id price_type frequency product { id } }');

describe('CartAddItem', () => {
  it('accepts every field and returns the line’s product [7.c-01] [7.c-03]', async () => {
    const { shopper, first } = await userWithPatients(shop);
    const product_id = String(await prescriptionMedicine(shop));
    const input = {
      cart_uuid: await shopper.newCart(),
      product_id,
      quantity: 1,
      price_type: 'promo',
      source: 'products_test-pdp_add_button-add_to_cart',
      frequency: '4W',
      patient_uuid: first,
      eprescription_token: SAMPLE_TOKENS.valid,
      script_type: 'escript',
      gmt_offset: 600,
    };
    expect(at(await cartAddItem(shopper, input), 'cart_add_item.item')).toMatchObject({
      product: { id: product_id },
      price_type: 'promo',
      frequency: '4W',
    });
  });

  it('fails without a cart id with a message specific to this operation [7.c-04] [8-05]', async () => {
    const guest = shop.guest();
    const product_id = String(await shop.product());
    expect(failure(await cartAddItem(guest, { product_id, quantity: 1 }))).toEqual({
      code: 'CART_TOKEN_MISSING',
      message: 'Cart token is missing',
    });
    const remove = await guest.run('cart_remove_item', { item_id: 'x' }, 'cart { uuid }');
    expect(failure(remove)).toEqual({ code: 'CART_UUID_MISSING', message: 'Cart UUID is missing' });
  });

  it.each([
    [{ script_type: null }, 'PRESCRIPTION_REQUIRED', UNANSWERED],
    [{ patient_uuid: null }, 'PATIENT_REQUIRED', UNANSWERED],
    [{ patient_uuid: 'unknown' }, 'NOT_FOUND', 'Patient not found'],
    [{ eprescription_token: ' ' }, 'PRESCRIPTION_REQUIRED', UNANSWERED],
    [{ eprescription_token: SAMPLE_TOKENS.dispensed }, 'PRESCRIPTION_REQUIRED', /already been dispensed/],
    [{ eprescription_token: 'ABCDEFGHJKLMNPQRST' }, 'PRESCRIPTION_REQUIRED', /could not find/],
    [{ script_type: 'onfile' }, 'PRESCRIPTION_REQUIRED', /no script on file/],
  ])('rejects a prescription product with %j', async (over, code, message) => {
    const { shopper, first } = await userWithPatients(shop);
    const input = {
      cart_uuid: await shopper.newCart(),
      product_id: String(await prescriptionMedicine(shop)),
      quantity: 1,
      script_type: 'escript',
      patient_uuid: first,
      eprescription_token: SAMPLE_TOKENS.valid,
      ...over,
    };
    const answer = failure(await cartAddItem(shopper, input));
    expect(answer?.code).toBe(code);
    expect(answer?.message).toMatch(message);
  });

  it('accepts a prescription on file for the patient’s medicine, and a paper one [selling-10]', async () => {
    const product = await prescriptionMedicine(shop);
    const { shopper, first } = await userWithPatients(shop, { scripts_on_file: [filedScript(product)] });
    const cart_uuid = await shopper.newCart();
    for (const script_type of ['onfile', 'paper']) {
      const answer = await shopper.add(cart_uuid, product, 1, { patient_uuid: first, script_type });
      expect(answer.errors).toBeUndefined();
    }
  });
});

describe('a demo patient', () => {
  it('has a prescription on file for a previously dispensed medicine', async () => {
    const priya = await shop.demo('priya');
    const demoPatient = await shop.collection('patients').findOne({ user_id: priya.id, first_name: 'Priya' });
    const [filed] = (demoPatient?.scripts_on_file ?? []) as { product_id: number }[];
    const input = {
      product_id: String(filed?.product_id),
      quantity: 1,
      script_type: 'onfile',
      patient_uuid: demoPatient?._id,
    };
    const made = await shop.request('mutation { cart_create { cart { uuid } } }', {}, { as: priya });
    const answer = await shop.request(
      'mutation($input: CartAddItemInput!) { cart_add_item(input: $input) { item { script_type } } }',
      { input: { ...input, cart_uuid: made.data.cart_create.cart.uuid } },
      { as: priya },
    );
    expect(answer.data).toEqual({ cart_add_item: { item: { script_type: 'onfile' } } });
  });
});
