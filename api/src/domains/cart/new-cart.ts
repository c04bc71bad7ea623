import type { CartDocument } from './documents';
import { openKeyOf } from './store';

/** Returns an empty open cart. */
export function newCart(uuid: string, userId: string | null, now: Date): CartDocument {
  return {
    _id: uuid,
    user_id: userId,
    open_key: userId ? openKeyOf(userId) : uuid,
    status: 'open',
    items: [],
    postcode: null,
    shipping_method_id: null,
    cnc_location_id: null,
    offer_code: null,
    questionnaire_passed: null,
    authority_to_leave: false,
    delivery_instructions: null,
    shipping_first_name: null,
    shipping_last_name: null,
    shipping_address_1: null,
    shipping_address_2: null,
    shipping_phone: null,
    shipping_postcode: null,
    shipping_state: null,
    shipping_suburb: null,
    user_email: null,
    user_first_name: null,
    user_last_name: null,
    version: 0,
    created_at: now,
    updated_at: now,
  };
}
