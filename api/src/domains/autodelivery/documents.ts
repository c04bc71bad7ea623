import type { Frequency, State } from '@saltbush/contract';

export interface AutoDeliveryItemDocument {
  id: string;
  product_id: number;
  quantity: number;
  one_off: boolean;
  patient_uuid: string | null;
  price_type: string;
}

/** Collection `autodeliveries` (specification section 3, AutoDelivery). */
export interface AutoDeliveryDocument {
  _id: string;
  user_id: string;
  name: string;
  frequency: Frequency;
  status: 'active' | 'paused' | 'cancelled';
  last_payment_status: 'none' | 'pending' | 'succeeded' | 'failed';
  milestone: 'notify' | 'lockin' | 'charge' | 'delivery';
  notify_date: Date;
  lockin_date: Date;
  charge_date: Date;
  delivery_date: Date;
  stripe_source_id: string;
  items: AutoDeliveryItemDocument[];
  shipping_first_name: string;
  shipping_last_name: string;
  shipping_email: string;
  shipping_phone: string;
  shipping_address_1: string;
  shipping_address_2: string;
  shipping_suburb: string;
  shipping_state: State;
  shipping_postcode: string;
  shipping_country: string;
  delivery_instructions: string | null;
  authority_to_leave: boolean;
  created_at: Date;
}
