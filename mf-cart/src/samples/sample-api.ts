import type { Cart } from '../model/cart';
import { sampleLine, withTotals } from './cart';
import { sampleOrder } from './order';

interface Input {
  item_id?: string;
  quantity?: number;
  product_id?: string;
  shipping_method_id?: string;
  cnc_location_id?: string;
  authority_to_leave?: boolean;
  delivery_instructions?: string;
  code?: string;
  email?: string;
  first_name?: string;
  last_name?: string;
  stripe_source_id?: string | null;
  idempotency_key?: string;
  [field: string]: unknown;
}

/** An error that the sample api answers, by operation. */
export interface SampleFailure {
  message: string;
  code: string;
  extensions?: Record<string, unknown>;
  /** Fails one call only. */
  once?: boolean;
}

export interface SampleCall {
  operation: string;
  input: Input;
  variables: Record<string, unknown>;
}

const PLACES = [
  { id: 'p1', suburb: 'SURRY HILLS', postcode: '2010', state: 'NSW' },
  { id: 'p2', suburb: 'DARLINGHURST', postcode: '2010', state: 'NSW' },
  { id: 'p3', suburb: 'MELBOURNE', postcode: '3000', state: 'VIC' },
];

type Change = (cart: Cart, input: Input) => Partial<Cart>;

const editLine: Change = (cart, { item_id, quantity = 1 }) => ({
  items: cart.items.map((line) =>
    line.id === item_id ? { ...line, quantity, line_total: quantity * line.unit_price } : line,
  ),
});

const setMethod: Change = (cart, { shipping_method_id, cnc_location_id, ...rest }) => {
  const method = cart.available_shipping_methods.find(({ id }) => id === shipping_method_id) ?? null;
  return {
    shipping_method: method,
    cnc_location: method?.locations.find(({ id }) => id === cnc_location_id) ?? null,
    authority_to_leave: rest.authority_to_leave ?? cart.authority_to_leave,
    delivery_instructions: rest.delivery_instructions ?? cart.delivery_instructions,
  };
};

const setAddress: Change = (_cart, input) =>
  Object.fromEntries(
    ['first_name', 'last_name', 'address_1', 'address_2', 'suburb', 'state', 'postcode', 'phone'].map(
      (field) => [`shipping_${field}`, input[field]],
    ),
  );

/** What each mutation does to the cart, and the field that answers it. */
const CHANGES: Record<string, [field: string, change: Change]> = {
  CartAddItem: [
    'cart_add_item',
    (cart, { product_id = '', quantity = 1 }) => ({
      items: [...cart.items, sampleLine({ id: `line-${product_id}-${cart.version}`, quantity })],
    }),
  ],
  CartEditItem: ['cart_edit_item', editLine],
  CartRemoveItem: [
    'cart_remove_item',
    (cart, { item_id }) => ({
      items: cart.items.filter(({ id }) => id !== item_id),
    }),
  ],
  CartSetShippingMethod: ['cart_set_shipping_method', setMethod],
  CartSetShippingAddress: ['cart_set_shipping_address', setAddress],
  CartSetUserDetails: [
    'cart_set_user_details',
    (_cart, input) => ({
      user_email: input.email,
      user_first_name: input.first_name,
      user_last_name: input.last_name,
    }),
  ],
  CartSetQuestionnairePassed: [
    'cart_set_questionnaire_passed',
    (_cart, { questionnaire_passed }) => ({ questionnaire_passed: questionnaire_passed === true }),
  ],
  CartRemoveOffer: ['cart_remove_offer', () => ({ offer: null, offer_code: null, discount_total: 0 })],
  CartSetOfferByCode: [
    'cart_set_offer_by_code',
    (cart, { code = '' }) => {
      const offer = cart.available_offers.find((known) => known.code === code) ?? null;
      return { offer, offer_code: offer?.code ?? null };
    },
  ],
};

/**
 * A stand-in for the api in stories and tests: one cart in memory, every call recorded, and failures to order.
 * Give its `fetch` to `configureGraphQL`.
 */
export function createSampleApi(start: Cart) {
  let cart = start;
  let me: Record<string, unknown> | null = null;
  let challenge: { intent_id: string; challenge_url: string } | null = null;
  const calls: SampleCall[] = [];
  const failures = new Map<string, SampleFailure>();
  const empty = new Set<string>();

  function answer(operation: string, variables: { input?: Input; query?: string }): Record<string, unknown> {
    const input = variables.input ?? {};
    const change = CHANGES[operation];
    if (change) {
      const [field, apply] = change;
      cart = withTotals({ ...cart, ...apply(cart, input), version: cart.version + 1 });
      return { [field]: { cart, item: cart.items.at(-1), offer: cart.offer } };
    }
    switch (operation) {
      case 'CartPage':
        return { cart_page: cart };
      case 'Minicart':
        return { cart_mini: cart };
      case 'CartCreate':
        return { cart_create: { cart } };
      case 'Postcodes': {
        const query = (variables.query ?? '').toUpperCase();
        const hits = PLACES.filter((place) => place.postcode === query || place.suburb.startsWith(query));
        return { postcodes: hits };
      }
      case 'PaymentGateway':
        return {
          payment_gateway: { name: 'embedded', tokens_url: '/api/gateway/tokens', publishable_key: null },
        };
      case 'CheckoutPlaceOrder': {
        const three_d_secure = challenge;
        challenge = null;
        return { checkout_place_order: { order: three_d_secure ? null : sampleOrder(cart), three_d_secure } };
      }
      case 'OrderConfirmation':
        return { order: sampleOrder(cart) };
      default:
        return { me };
    }
  }

  const json = (body: unknown) =>
    new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

  async function sampleFetch(_url: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const { query, variables = {} } = JSON.parse(String(init?.body ?? '{}'));
    const operation = /\b(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? '';
    calls.push({ operation, input: variables.input ?? {}, variables });
    const failure = failures.get(operation);
    if (empty.has(operation)) return json({ data: { [CHANGES[operation]?.[0] ?? operation]: null } });
    if (!failure) return json({ data: answer(operation, variables) });
    const { message, code, extensions, once } = failure;
    if (once) failures.delete(operation);
    return json({ data: null, errors: [{ message, extensions: { ...extensions, code } }] });
  }

  return {
    fetch: sampleFetch,
    calls,
    /** Calls of one operation so far. */
    callsOf: (operation: string) => calls.filter((call) => call.operation === operation),
    variablesOf: (operation: string) =>
      calls.filter((call) => call.operation === operation).map(({ variables }) => variables),
    /** The next order asks for the bank's step first. */
    challengeOnce: (step: { intent_id: string; challenge_url: string }) => {
      challenge = step;
    },
    setMe: (user: Record<string, unknown>) => {
      me = user;
    },
    fail: (operation: string, failure: SampleFailure) => failures.set(operation, failure),
    heal: (operation: string) => failures.delete(operation),
    /** The operation succeeds and answers nothing. */
    answerNothing: (operation: string) => empty.add(operation),
    cart: () => cart,
    setCart: (next: Cart) => {
      cart = withTotals(next);
    },
  };
}
export type SampleApi = ReturnType<typeof createSampleApi>;
