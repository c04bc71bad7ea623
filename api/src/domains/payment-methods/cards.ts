import type { CustomerDocument } from '../accounts';

export type SavedCard = CustomerDocument['payment_methods'][number];

/** A card as its owner sees it (section 3.k). */
export interface PaymentMethodView extends SavedCard {
  is_default: boolean;
}

/** A customer's cards, the default one first. */
export function cardsOf(
  customer: Pick<CustomerDocument, 'payment_methods' | 'default_payment_method'>,
): PaymentMethodView[] {
  const { payment_methods: cards, default_payment_method: chosen } = customer;
  const isKept = cards.some(({ stripe_source_id }) => stripe_source_id === chosen);
  const defaultId = isKept ? chosen : cards[0]?.stripe_source_id;
  const views = cards.map((card) => ({ ...card, is_default: card.stripe_source_id === defaultId }));
  return views.sort((a, b) => Number(b.is_default) - Number(a.is_default));
}
