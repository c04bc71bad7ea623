import type { CustomerDocument } from '../accounts';
import { sourceIdOf } from './source-field';

export type SavedCard = CustomerDocument['payment_methods'][number];

/** A card as shown to its owner (section 3.k). */
export interface PaymentMethodView extends SavedCard {
  is_default: boolean;
}

/** Returns a customer's cards, the default one first. */
export function cardsOf(
  customer: Pick<CustomerDocument, 'payment_methods' | 'default_payment_method'>,
): PaymentMethodView[] {
  const { payment_methods: cards, default_payment_method: chosen } = customer;
  const current = cards.find((card) => sourceIdOf(card) === chosen) ?? cards[0];
  const views = cards.map((card) => ({ ...card, is_default: card === current }));
  return views.sort((a, b) => Number(b.is_default) - Number(a.is_default));
}
