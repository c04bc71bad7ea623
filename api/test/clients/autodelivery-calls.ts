import type { Selling } from '../shop/selling';
import { at, type GraphQLAnswer, type Shopper } from '../shop/shopper';
import { newSubscriber, type Subscriber } from '../shop/subscribers';

const FIELDS = `autodelivery { id name frequency status last_payment_status milestone notify_date lockin_date
  charge_date delivery_date stripe_source_id delivery_instructions authority_to_leave
  shipping_first_name shipping_email shipping_suburb shipping_state shipping_postcode shipping_country
  items { id one_off quantity price product { id } patient { uuid first_name } } }`;
export const AUTODELIVERIES = `query Autodeliveries($id: ID, $stripe_source_id: String) {
  autodeliveries(id: $id, stripe_source_id: $stripe_source_id) { id name frequency status }
}`;
export const AUTODELIVERY_NOT_FOUND = { code: 'NOT_FOUND', message: 'AutoDelivery not found' };

/** Sends an AutoDelivery mutation: `pause` is `autodeliveries_pause`. */
export const run = (shopper: Shopper, operation: string, input: object, more = ''): Promise<GraphQLAnswer> =>
  shopper.run(`autodeliveries_${operation}`, input, `${more} ${FIELDS}`);

/** Returns the AutoDelivery of a response, or its value at a path. */
export const result = <Value = Record<string, unknown>>(
  answer: GraphQLAnswer,
  operation: string,
  path = '',
): Value => at<Value>(answer, `autodeliveries_${operation}.autodelivery${path}`);

export interface SignedInSubscriber extends Omit<Subscriber, 'shopper'> {
  shopper: Shopper;
}

/** Creates a signed-in customer with an AutoDelivery of 2 units every 4 weeks. */
export async function subscriber(shop: Selling): Promise<SignedInSubscriber> {
  const made = await newSubscriber(shop, await shop.product());
  return { ...made, shopper: await made.shopper() };
}
