import type { PaymentMethod } from '@saltbush/shared-ui/entities';
import { PaymentMethodsDocument } from '@saltbush/shared-ui/entities';
import {
  answer,
  answerGateway,
  HttpResponse,
  http,
  type RequestHandler,
  refuse,
  TOKENS_URL,
} from '@saltbush/shared-ui/testing';
import {
  CardAutodeliveriesDocument,
  PaymentMethodsAddDocument,
  PaymentMethodsRemoveDocument,
  PaymentMethodsSetDefaultDocument,
} from '../generated/gql/graphql';
import { AMEX, VISA } from './autodelivery';

/** Refused: the card pays for AutoDeliveries, which are named. */
export const cardInUse = refuse(PaymentMethodsRemoveDocument, {
  message: 'This card pays for Bathroom shelf, Dog. Please choose another card there first.',
  code: 'PAYMENT_METHOD_IN_USE',
  extensions: { autodeliveries: ['Bathroom shelf', 'Dog'] },
});

/** An api that keeps these cards, of which Visa pays for AutoDeliveries, and a gateway that refuses what ends in 2. */
export function cardAnswers(start: PaymentMethod[] = [VISA, AMEX]): RequestHandler[] {
  let cards = start;
  const keep = (next: PaymentMethod[]) => {
    cards = next;
    return { payment_methods: cards };
  };
  return [
    answer(PaymentMethodsDocument, () => ({ payment_methods: cards })),
    answer(CardAutodeliveriesDocument, ({ stripe_source_id }) => ({
      autodeliveries:
        stripe_source_id === VISA.payment_source_id
          ? [
              { id: 'ad-1', name: 'Bathroom shelf' },
              { id: 'ad-2', name: 'Dog' },
            ]
          : [],
    })),
    answerGateway(),
    answer(PaymentMethodsAddDocument, ({ input }) => ({
      payment_methods_add: keep([
        ...cards,
        { ...VISA, payment_source_id: input.stripe_source_id, last4: '1111', is_default: false },
      ]),
    })),
    answer(PaymentMethodsRemoveDocument, ({ input }) => ({
      payment_methods_remove: keep(
        cards.filter(({ payment_source_id }) => payment_source_id !== input.stripe_source_id),
      ),
    })),
    answer(PaymentMethodsSetDefaultDocument, ({ input }) => ({
      payment_methods_set_default: keep(
        cards.map((card) => ({ ...card, is_default: card.payment_source_id === input.stripe_source_id })),
      ),
    })),
    http.post<never, { number: string }>(TOKENS_URL, async ({ request }) => {
      const { number } = await request.json();
      if (number.endsWith('2'))
        return HttpResponse.json({ message: 'Your card has expired.', field: 'expiry' }, { status: 402 });
      return HttpResponse.json({ id: 'src_new', brand: 'visa', last4: number.slice(-4) }, { status: 201 });
    }),
  ];
}
