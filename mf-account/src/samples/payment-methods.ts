import type { PaymentMethod } from '@saltbush/shared-ui/entities';
import { PaymentMethodsDocument } from '@saltbush/shared-ui/entities';
import {
  HttpResponse,
  http,
  mockGateway,
  type RequestHandler,
  respondWith,
  respondWithError,
  TOKENS_URL,
} from '@saltbush/shared-ui/testing';
import {
  ChargedAutodeliveriesDocument,
  PaymentMethodsAddDocument,
  PaymentMethodsRemoveDocument,
  PaymentMethodsSetDefaultDocument,
} from '../generated/gql/graphql';
import { AMEX, VISA } from './autodelivery';

/** Rejects the removal because the payment method is used by the listed AutoDeliveries. */
export const methodInUse = respondWithError(PaymentMethodsRemoveDocument, {
  message: 'This card pays for Bathroom shelf, Dog. Please choose another card there first.',
  code: 'PAYMENT_METHOD_IN_USE',
  extensions: { autodeliveries: ['Bathroom shelf', 'Dog'] },
});

/**
 * Handlers of an API that stores these payment methods, with AutoDeliveries on Visa, and of a gateway that rejects numbers ending
 * in 2.
 */
export function paymentMethodHandlers(start: PaymentMethod[] = [VISA, AMEX]): RequestHandler[] {
  let methods = start;
  const store = (next: PaymentMethod[]) => {
    methods = next;
    return { payment_methods: methods };
  };
  return [
    respondWith(PaymentMethodsDocument, () => ({ payment_methods: methods })),
    respondWith(ChargedAutodeliveriesDocument, ({ stripe_source_id }) => ({
      autodeliveries:
        stripe_source_id === VISA.payment_source_id
          ? [
              { id: 'ad-1', name: 'Bathroom shelf' },
              { id: 'ad-2', name: 'Dog' },
            ]
          : [],
    })),
    mockGateway(),
    respondWith(PaymentMethodsAddDocument, ({ input }) => ({
      payment_methods_add: store([
        ...methods,
        { ...VISA, payment_source_id: input.stripe_source_id, last4: '1111', is_default: false },
      ]),
    })),
    respondWith(PaymentMethodsRemoveDocument, ({ input }) => ({
      payment_methods_remove: store(
        methods.filter(({ payment_source_id }) => payment_source_id !== input.stripe_source_id),
      ),
    })),
    respondWith(PaymentMethodsSetDefaultDocument, ({ input }) => ({
      payment_methods_set_default: store(
        methods.map((method) => ({
          ...method,
          is_default: method.payment_source_id === input.stripe_source_id,
        })),
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
