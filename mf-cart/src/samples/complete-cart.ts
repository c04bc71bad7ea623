import type { Cart } from '../shared/cart/cart';
import { sampleMethods } from './cart';

/** Changes that complete a sample cart up to payment. */
export const completeCart: Partial<Cart> = {
  user_email: 'mara@example.com',
  user_first_name: 'Mara',
  user_last_name: 'Lindqvist',
  shipping_first_name: 'Mara',
  shipping_last_name: 'Lindqvist',
  shipping_address_1: '12 Banksia Street',
  shipping_suburb: 'SURRY HILLS',
  shipping_state: 'NSW',
  shipping_postcode: '2010',
  shipping_phone: '0412345678',
  shipping_method: sampleMethods[2],
};
