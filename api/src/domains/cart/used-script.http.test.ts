import { expect, it } from 'vitest';
import { at, failure, type Shopper } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';
import { SAMPLE_TOKENS } from '../../escripts/embedded';

const USED = {
  code: 'PRESCRIPTION_REQUIRED',
  message: 'This e-prescription is already part of another order. Please use the token of the next repeat.',
};

const shop = testShop();

/** Creates a signed-in shopper whose cart has a medicine on this token, and has only to be placed. */
async function patientCart(token: string): Promise<{ shopper: Shopper; cart: string }> {
  const { shopper, id } = await shop.user();
  const patient_uuid = `patient-of-${id}`;
  const patient = {
    user_id: id,
    first_name: 'Pat',
    last_name: 'Bee',
    dob: '1980-04-18',
    person_key: patient_uuid,
  };
  await shop.db
    .collection<{ _id: string }>('patients')
    .insertOne({ _id: patient_uuid, ...patient } as { _id: string });
  const medicine = await shop.product({ schedule: '4', requires_prescription: true });
  const cart = await shopper.newCart();
  const script = { patient_uuid, script_type: 'escript', eprescription_token: token };
  at(await shopper.add(cart, medicine, 1, script), 'cart_add_item.item');
  await shopper.makeReady(cart);
  return { shopper, cart };
}

it('a token is part of one of the orders that are placed with it at once [selling-26]', async () => {
  const carts = await Promise.all(Array.from({ length: 8 }, () => patientCart(SAMPLE_TOKENS.valid)));
  const answers = await Promise.all(carts.map(({ shopper, cart }) => shopper.place(cart)));
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(answers.map(failure).filter(Boolean)).toEqual(Array.from({ length: 7 }, () => USED));
  expect(await shop.db.collection('gateway_intents').countDocuments({ status: 'authorised' })).toBe(0);
});

it('a token of an order is refused when it is entered again', async () => {
  await expect(patientCart(SAMPLE_TOKENS.valid)).rejects.toThrow(USED.message);
  const { shopper, cart } = await patientCart(SAMPLE_TOKENS.repeat);
  expect((await shopper.place(cart)).errors).toBeUndefined();
});
