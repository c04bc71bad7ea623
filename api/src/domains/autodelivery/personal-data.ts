import type { Db } from 'mongodb';
import type { FieldCipher } from '../../lib/field-cipher';
import { agreementData } from '../consents';
import { listEveryAutoDelivery } from './store';

/** Returns a user's AutoDeliveries as their owner may read them, cancelled ones too: what was agreed to stays theirs to read. */
export async function autoDeliveryData({ db, cipher }: { db: Db; cipher: FieldCipher }, userId: string) {
  const every = await listEveryAutoDelivery(db, userId);
  const copied = every.map(async (autodelivery) => {
    const { name, frequency, status, created_at, charge_date, delivery_date, cycle } = autodelivery;
    const { shipping_first_name, shipping_last_name, shipping_email, shipping_phone } = autodelivery;
    const { shipping_address_1, shipping_address_2, shipping_suburb } = autodelivery;
    const { shipping_state, shipping_postcode, delivery_instructions } = autodelivery;
    const items = autodelivery.items.map(({ product_id, quantity }) => ({ product_id, quantity }));
    return {
      ...{ name, frequency, status, created_at, charge_date, delivery_date, cycle, items },
      ...{ shipping_first_name, shipping_last_name, shipping_email, shipping_phone },
      ...{ shipping_address_1, shipping_address_2, shipping_suburb, shipping_state, shipping_postcode },
      delivery_instructions,
      agreements: await agreementData({ db, cipher }, autodelivery._id),
    };
  });
  return Promise.all(copied);
}
