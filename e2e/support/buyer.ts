import { randomUUID } from 'node:crypto';

/** Sends one operation to the shop's api. Throws with the api's message, or the network's. */
export async function send<Data>(origin: string, query: string, variables: object = {}): Promise<Data> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ query, variables, operationName: /(?:query|mutation) (\w+)/.exec(query)?.[1] }),
    signal: AbortSignal.timeout(4000),
  });
  const body = (await response.json()) as { data?: Data; errors?: { message: string }[] };
  if (body.errors?.[0] || !body.data) throw new Error(body.errors?.[0]?.message ?? `HTTP ${response.status}`);
  return body.data;
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

async function createCart(origin: string): Promise<string> {
  const { cart_create } = await send<{ cart_create: { cart: { uuid: string } } }>(
    origin,
    'mutation CartCreate { cart_create { cart { uuid } } }',
  );
  return cart_create.cart.uuid;
}

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

type Deliver = <Value>(request: () => Promise<Value>) => Promise<Value>;

/** Fills a guest's cart with one product, ready to be ordered; `deliver` sends each request. */
export async function prepareOrder(
  origin: string,
  productId: string,
  quantity: number,
  deliver: Deliver = (request) => request(),
): Promise<PreparedOrder> {
  const ask = <Data>(query: string, variables: object) => deliver(() => send<Data>(origin, query, variables));
  const cart_uuid = await deliver(() => createCart(origin));
  await ask(ADD, { input: { cart_uuid, product_id: productId, quantity } });
  const name = { first_name: 'Crash', last_name: 'Buyer' };
  await ask(DETAILS, { input: { cart_uuid, email: 'crash.buyer@example.com', ...name } });
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

/** Places an order; sending the same prepared order again returns the same reference. */
export async function placeOrder(origin: string, order: PreparedOrder): Promise<string> {
  const { checkout_place_order } = await send<{
    checkout_place_order: { order: { reference: string } | null };
  }>(origin, PLACE, { input: order });
  if (!checkout_place_order.order) throw new Error('The order was not placed');
  return checkout_place_order.order.reference;
}
