import type { CustomerDocument } from '../accounts';
import { sourceIdOf } from './source-field';

export type SavedPaymentMethod = CustomerDocument['payment_methods'][number];

/** A payment method as shown to its owner (section 3.k). */
export interface PaymentMethodView extends SavedPaymentMethod {
  is_default: boolean;
}

/** Returns a customer's payment methods, the default one first. */
export function savedMethodsOf(
  customer: Pick<CustomerDocument, 'payment_methods' | 'default_payment_method'>,
): PaymentMethodView[] {
  const { payment_methods: saved, default_payment_method: chosen } = customer;
  const current = saved.find((method) => sourceIdOf(method) === chosen) ?? saved[0];
  const views = saved.map((method) => ({ ...method, is_default: method === current }));
  return views.sort((a, b) => Number(b.is_default) - Number(a.is_default));
}
