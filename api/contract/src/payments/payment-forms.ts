import { CARD_FORM } from './card-fields';
import type { PaymentForm } from './payment-form';
import { type PaymentMethodId, type PaymentUse, paymentMethodsFor, paymentNoun } from './payment-methods';

/** How each method's details are asked for; only pages that take payments bundle it. */
export const PAYMENT_FORMS: Readonly<Record<PaymentMethodId, PaymentForm>> = {
  card: CARD_FORM,
};

/** @returns what happens to the details that are entered, as a sentence for shoppers. */
export function paymentPrivacy(use: PaymentUse): string {
  const [only, ...others] = paymentMethodsFor(use);
  const retained =
    only && others.length === 0 ? PAYMENT_FORMS[only.id].retained : 'only what you recognise it by';
  return `Your ${paymentNoun(use)}’s details go straight to our payment service. We keep ${retained}.`;
}
