import type { Db } from 'mongodb';
import type { FieldCipher } from '../../lib/field-cipher';
import { findUserCart } from './store';
import { openAnswers } from './tokens';

/** Returns a user's open cart as its owner may read it; null if there is none. */
export async function cartData({ db, cipher }: { db: Db; cipher: FieldCipher }, userId: string) {
  const cart = await findUserCart(db, userId);
  if (!cart) return null;
  const { postcode, offer_code, created_at, delivery_instructions, user_email } = cart;
  const { shipping_first_name, shipping_last_name, shipping_address_1, shipping_address_2 } = cart;
  const { shipping_suburb, shipping_state, shipping_postcode, shipping_phone } = cart;
  return {
    ...{ created_at, postcode, offer_code, delivery_instructions, user_email },
    ...{ shipping_first_name, shipping_last_name, shipping_address_1, shipping_address_2 },
    ...{ shipping_suburb, shipping_state, shipping_postcode, shipping_phone },
    items: cart.items.map((item) => ({
      product_id: item.product_id,
      quantity: item.quantity,
      added_at: item.added_at,
      answers: openAnswers(cipher, item),
    })),
  };
}
