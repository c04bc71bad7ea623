import type { Place } from '@saltbush/shared-ui/address';
import {
  AddressesDocument,
  PatientsNamesDocument,
  PaymentMethodsDocument,
  RewardsCardDocument,
} from '@saltbush/shared-ui/entities';
import {
  HttpResponse,
  http,
  mockAddresses,
  mockGateway,
  mockPlaces,
  type RequestHandler,
  respondWith,
  TOKENS_URL,
} from '@saltbush/shared-ui/testing';
import {
  AutodeliveriesAddItemDocument,
  AutodeliveryNamesDocument,
  CheckoutPlaceOrderDocument,
  KeepAddressDocument,
  OrderConfirmationDocument,
  ProductStockNotificationDocument,
  ScriptsOnFileDocument,
  ValidateEscriptDocument,
} from '../generated/gql/graphql';
import { sampleOrder } from './order';
import { DISPENSED, DISPENSED_TOKEN, MIA } from './patients';
import type { SampleState } from './sample-state';

const PLACES: readonly Place[] = [
  { id: 'p1', suburb: 'SURRY HILLS', postcode: '2010', state: 'NSW' },
  { id: 'p2', suburb: 'DARLINGHURST', postcode: '2010', state: 'NSW' },
  { id: 'p3', suburb: 'MELBOURNE', postcode: '3000', state: 'VIC' },
];

/** Simulates the payment gateway: each call returns a new token; numbers ending in 0 are rejected. */
function gateway(): RequestHandler {
  let tokens = 0;
  return http.post<never, { number: string }>(TOKENS_URL, async ({ request }) => {
    const { number } = await request.json();
    if (number.endsWith('0'))
      return HttpResponse.json({ message: 'Your card has expired.', field: 'expiry' }, { status: 402 });
    tokens += 1;
    const token = { id: `src_${tokens}`, brand: 'visa', last4: number.slice(-4) };
    return HttpResponse.json(token, { status: 201 });
  });
}

/** Handlers for the account, the places and orders surrounding the cart. */
export function accountHandlers(state: SampleState): RequestHandler[] {
  return [
    respondWith(RewardsCardDocument, () => ({ me: state.me })),
    respondWith(AddressesDocument, () => ({ me: state.me })),
    respondWith(PaymentMethodsDocument, { payment_methods: [] }),
    respondWith(KeepAddressDocument, { users_add_address: { address: { id: 'kept' } } }),
    mockPlaces(PLACES),
    mockAddresses([]),
    respondWith(ProductStockNotificationDocument, ({ email }) => ({ product_stock_notification: { email } })),
    mockGateway(),
    respondWith(CheckoutPlaceOrderDocument, () => {
      const three_d_secure = state.challenge;
      state.challenge = null;
      return {
        checkout_place_order: { order: three_d_secure ? null : sampleOrder(state.cart), three_d_secure },
      };
    }),
    respondWith(OrderConfirmationDocument, () => ({ order: sampleOrder(state.cart) })),
    respondWith(AutodeliveryNamesDocument, () => ({ autodeliveries: state.autodeliveries })),
    respondWith(AutodeliveriesAddItemDocument, ({ input: { autodelivery_id } }) => {
      const autodelivery = state.autodeliveries.find(({ id }) => id === autodelivery_id);
      if (!autodelivery) throw new Error(`The sample shopper has no AutoDelivery ${autodelivery_id}`);
      return { autodeliveries_add_item: { autodelivery } };
    }),
    respondWith(PatientsNamesDocument, () => ({ patients_names: state.patients })),
    respondWith(ScriptsOnFileDocument, () => ({
      scripts_on_file: state.patients
        .filter(({ uuid }) => uuid === MIA.uuid)
        .map(({ uuid }) => ({ patient_uuid: uuid, repeats_left: 2, next_supply_on: null })),
    })),
    respondWith(ValidateEscriptDocument, ({ token }) => {
      const is_valid = token !== DISPENSED_TOKEN;
      return { validate_escript: { is_valid, message: is_valid ? null : DISPENSED } };
    }),
    gateway(),
    http.post('/1/events', () => HttpResponse.json({})),
    http.post('/api/analytics/events', () => HttpResponse.json({})),
  ];
}
