import { ANSWERED, programOf, SLOT } from './program';
import type { Selling } from './selling';
import { at } from './shopper';

const CERTIFICATE = {
  unwell_generalillness: 'yes',
  require_medicalattention: 'no',
  extreme_symptoms: 'no',
  symptoms_duration: '1 day',
  consult_gp: 'yes',
  agree_and_confirm: 'yes',
};
const ADVISED = { advised: 'yes' };

/** A customer who has completed every kind of questionnaire: in the cart, for an order, a program and a certificate. */
export async function createAnswers(shop: Selling) {
  const { id: userId, shopper, patient_uuid, subscription_id } = await programOf(shop).draft();
  const productId = await shop.product({ is_practitioner: true });

  async function answeredLine(cart_uuid: string): Promise<void> {
    const added = await shopper.add(cart_uuid, productId);
    const item_id = at<string>(added, 'cart_add_item.item.id');
    const input = { cart_uuid, item_id, patient_uuid, questionnaire: JSON.stringify(ADVISED) };
    at(
      await shopper.run('cart_set_item_patient_questionnaire', input, 'item { id }'),
      'cart_set_item_patient_questionnaire.item',
    );
  }

  const ordered = await shopper.newCart();
  await answeredLine(ordered);
  await shopper.makeReady(ordered);
  const order = at<string>(await shopper.place(ordered), 'checkout_place_order.order.reference');
  const cart = await shopper.newCart();
  await answeredLine(cart);

  const submission = { subscription_id, ...SLOT, ...ANSWERED };
  at(
    await shopper.run('journey_subscriptions_submit', submission, 'subscription { id }'),
    'journey_subscriptions_submit.subscription',
  );

  const request = {
    booking_type: 'MedcertsWork',
    starts_at: SLOT.datetime,
    state: 'NSW',
    patient_uuid,
    contact_method: 'phone',
    phone: '0412345678',
    accepts_terms: true,
    questionnaire: JSON.stringify(CERTIFICATE),
    notes: 'Sore knee',
    idempotency_key: `answers-of-${userId}`,
  };
  const booked = await shopper.run('telehealth_bookings_create', request, 'booking { uuid }');
  const booking = at<string>(booked, 'telehealth_bookings_create.booking.uuid');
  return { userId, patient_uuid, cart, order, program: subscription_id, booking };
}
