import { randomUUID } from 'node:crypto';

/** A response that is no success: of the api, or of the shop's web server during an outage. */
export class RefusedRequest extends Error {
  override name = 'RefusedRequest';
  constructor(
    message: string,
    readonly status: number,
    /** The api's error code; null if there is none. */
    readonly code: string | null,
    /** The id that the api logs it under; null if the response has none. */
    readonly requestId: string | null = null,
  ) {
    super(message);
  }
}

interface GraphQLBody<Data> {
  data?: Data;
  errors?: { message: string; extensions?: { code?: string } }[];
}

export interface SendOptions {
  /** Bearer token of a signed-in shopper. */
  token?: string;
}

/** Sends one operation to the shop's api. @throws {RefusedRequest} with the api's message; the network's errors */
export async function send<Data>(
  origin: string,
  query: string,
  variables: object = {},
  { token }: SendOptions = {},
): Promise<Data> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables, operationName: /(?:query|mutation) (\w+)/.exec(query)?.[1] }),
    signal: AbortSignal.timeout(4000),
  });
  const body = (await response.json()) as GraphQLBody<Data>;
  const [error] = body.errors ?? [];
  if (!error && body.data) return body.data;
  const code = error?.extensions?.code ?? null;
  const { status, headers } = response;
  const requestId = headers.get('x-request-id');
  throw new RefusedRequest(error?.message ?? `HTTP ${status}`, status, code, requestId);
}

const ADD = `mutation CartAddItem($input: CartAddItemInput!) { cart_add_item(input: $input) { item { id } } }`;
const DETAILS = `mutation CartSetUserDetails($input: CartSetUserDetailsInput!) {
  cart_set_user_details(input: $input) { cart { uuid } } }`;
const ADDRESS = `mutation CartSetShippingAddress($input: CartSetShippingAddressInput!) {
  cart_set_shipping_address(input: $input) { cart { uuid } } }`;
const METHODS = `query AvailableShippingMethodsCart($uuid: ID!) {
  cart(uuid: $uuid, postcode: "2000") { available_shipping_methods { id type } } }`;
const METHOD = `mutation CartSetShippingMethod($input: CartSetShippingMethodInput!) {
  cart_set_shipping_method(input: $input) { cart { cart_total } } }`;
const PLACE = `mutation CheckoutPlaceOrder($input: CheckoutPlaceOrderInput!) {
  checkout_place_order(input: $input) { order { reference order_total } } }`;

const CREATE = 'mutation CartCreate { cart_create { cart { uuid } } }';

/** A test card tokenised by the embedded gateway. */
export async function tokenise(origin: string, number = '4242424242424242'): Promise<string> {
  const response = await fetch(`${origin}/api/gateway/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ number, exp_month: 12, exp_year: 2034, cvc: '123', name: 'Test Buyer' }),
  });
  const body = (await response.json()) as { data?: { id?: string; stripe_source_id?: string }; id?: string };
  const token = body.data?.stripe_source_id ?? body.data?.id ?? body.id;
  if (!token) throw new Error(`No token: HTTP ${response.status}`);
  return token;
}

export interface PreparedOrder {
  cart_uuid: string;
  idempotency_key: string;
  stripe_source_id: string;
}

export interface Buyer {
  /** Sends each request; by default once. */
  deliver?: <Value>(request: () => Promise<Value>) => Promise<Value>;
  email?: string;
  token?: string;
}

export const CRASH_BUYER = 'crash.buyer@example.com';

/** Fills a cart with one product, ready to be ordered. */
export async function prepareOrder(
  origin: string,
  productId: string,
  quantity: number,
  { deliver = (request) => request(), email = CRASH_BUYER, token }: Buyer = {},
): Promise<PreparedOrder> {
  const ask = <Data>(query: string, variables: object = {}) =>
    deliver(() => send<Data>(origin, query, variables, { token }));
  const { cart_create } = await ask<{ cart_create: { cart: { uuid: string } } }>(CREATE);
  const cart_uuid = cart_create.cart.uuid;
  await ask(ADD, { input: { cart_uuid, product_id: productId, quantity } });
  const name = { first_name: 'Crash', last_name: 'Buyer' };
  await ask(DETAILS, { input: { cart_uuid, email, ...name } });
  const address = { address_1: '1 Pitt Street', suburb: 'SYDNEY', state: 'NSW', postcode: '2000' };
  await ask(ADDRESS, { input: { cart_uuid, ...name, ...address, phone: '0400 000 000' } });
  const { cart } = await ask<{ cart: { available_shipping_methods: { id: string; type: string }[] } }>(
    METHODS,
    { uuid: cart_uuid },
  );
  const method = cart.available_shipping_methods.find(({ type }) => type === 'standard');
  await ask(METHOD, { input: { cart_uuid, shipping_method_id: method?.id, postcode: '2000' } });
  const stripe_source_id = await deliver(() => tokenise(origin));
  return { cart_uuid, idempotency_key: randomUUID(), stripe_source_id };
}

export interface PlacedOrder {
  reference: string;
  /** Cents. */
  order_total: number;
}

/** Places an order; sending the same prepared order again returns the same order. */
export async function placeOrder(
  origin: string,
  order: PreparedOrder,
  options: SendOptions = {},
): Promise<PlacedOrder> {
  const { checkout_place_order } = await send<{ checkout_place_order: { order: PlacedOrder | null } }>(
    origin,
    PLACE,
    { input: order },
    options,
  );
  if (!checkout_place_order.order) throw new Error('The order was not placed');
  return checkout_place_order.order;
}
