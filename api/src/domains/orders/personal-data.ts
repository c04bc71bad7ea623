import type { Db } from 'mongodb';
import type { FieldCipher } from '../../lib/field-cipher';
import { openAnswers } from '../cart';
import type { OrderDocument } from './documents';
import { listUserOrders } from './store';

/** More than anybody has ordered. */
const ALL = { skip: 0, limit: 10_000 };

function itemData(cipher: FieldCipher, item: OrderDocument['items'][number]) {
  const { name, code, quantity, unit_price, line_total, gst, schedule, frequency } = item;
  const answers = item.questionnaire
    ? openAnswers(cipher, { patient_uuid: item.patient_uuid, questionnaire: item.questionnaire })
    : null;
  const has_script = item.eprescription_token !== null;
  return { name, code, quantity, unit_price, line_total, gst, schedule, frequency, has_script, answers };
}

/** Returns a user's orders as their owner may read them: prescriptions by whether there was one, no token. */
export async function orderData({ db, cipher }: { db: Db; cipher: FieldCipher }, userId: string) {
  const { data } = await listUserOrders(db, userId, ALL);
  return data.map((order) => {
    const { first_name, last_name, email, reference, state, timeline, created_at } = order;
    const { item_total, discount_total, shipping_total, order_total, gst_total } = order;
    const { shipping_method, shipping_address, cnc_location, delivery_instructions, tracking } = order;
    const { items, payment, offer_code } = order;
    return {
      ...{ reference, created_at, state, first_name, last_name, email },
      timeline: timeline.map((step) => ({ state: step.state, at: step.at })),
      ...{ item_total, discount_total, shipping_total, order_total, gst_total, offer_code },
      ...{ shipping_method, shipping_address, cnc_location, delivery_instructions, tracking },
      calls: (order.call?.attempts ?? []).map(({ outcome, at }) => ({ outcome, at })),
      payment: payment && { brand: payment.brand, last4: payment.last4, status: payment.status },
      items: items.map((item) => itemData(cipher, item)),
    };
  });
}
