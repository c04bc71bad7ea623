import { randomUUID } from 'node:crypto';
import { send } from './send';
import { tokenise } from './tokenise';

const CREATE = 'mutation CartCreate { cart_create { cart { uuid } } }';
const ADD = `mutation CartAddItem($input: CartAddItemInput!) { cart_add_item(input: $input) { item { id } } }`;
const DETAILS = `mutation CartSetUserDetails($input: CartSetUserDetailsInput!) {
  cart_set_user_details(input: $input) { cart { uuid } } }`;
const ADDRESS = `mutation CartSetShippingAddress($input: CartSetShippingAddressInput!) {
  cart_set_shipping_address(input: $input) { cart { uuid } } }`;
const METHODS = `query AvailableShippingMethodsCart($uuid: ID!) {
  cart(uuid: $uuid, postcode: "2000") { available_shipping_methods { id type } } }`;
const METHOD = `mutation CartSetShippingMethod($input: CartSetShippingMethodInput!) {
  cart_set_shipping_method(input: $input) { cart { planned_autodeliveries { terms } } } }`;

export interface PreparedOrder {
  cart_uuid: string;
  idempotency_key: string;
  stripe_source_id: string;
  /** What the customer agrees to, as a browser sends it. */
  agreed_terms: string[];
}

export interface Buyer {
  /** Sends each request; by default once. */
  deliver?: <Value>(request: () => Promise<Value>) => Promise<Value>;
  email?: string;
  token?: string;
  patienceMs?: number;
  /** What else the line says, such as its patient and script. */
  line?: object;
}

export const CRASH_BUYER = 'crash.buyer@example.com';

/** Makes a cart that has its lines ready to be ordered. */
export async function prepareCart(
  origin: string,
  cart_uuid: string,
  { deliver = (request) => request(), email = CRASH_BUYER, token, patienceMs }: Buyer = {},
): Promise<PreparedOrder> {
  const ask = <Data>(query: string, variables: object = {}) =>
    deliver(() => send<Data>(origin, query, variables, { token, patienceMs }));
  const name = { first_name: 'Crash', last_name: 'Buyer' };
  await ask(DETAILS, { input: { cart_uuid, email, ...name } });
  const address = { address_1: '1 Pitt Street', suburb: 'SYDNEY', state: 'NSW', postcode: '2000' };
  await ask(ADDRESS, { input: { cart_uuid, ...name, ...address, phone: '0400 000 000' } });
  const { cart } = await ask<{ cart: { available_shipping_methods: { id: string; type: string }[] } }>(
    METHODS,
    { uuid: cart_uuid },
  );
  const method = cart.available_shipping_methods.find(({ type }) => type === 'standard');
  const chosen = await ask<{
    cart_set_shipping_method: { cart: { planned_autodeliveries: { terms: string[] }[] } };
  }>(METHOD, { input: { cart_uuid, shipping_method_id: method?.id, postcode: '2000' } });
  const planned = chosen.cart_set_shipping_method.cart.planned_autodeliveries;
  const stripe_source_id = await deliver(() => tokenise(origin));
  const agreed_terms = planned.map(({ terms }) => terms.join(' '));
  return { cart_uuid, idempotency_key: randomUUID(), stripe_source_id, agreed_terms };
}

/** Fills a cart with one product, ready to be ordered. */
export async function prepareOrder(
  origin: string,
  productId: string,
  quantity: number,
  buyer: Buyer = {},
): Promise<PreparedOrder> {
  const { deliver = (request) => request(), token, patienceMs, line = {} } = buyer;
  const ask = <Data>(query: string, variables: object = {}) =>
    deliver(() => send<Data>(origin, query, variables, { token, patienceMs }));
  const { cart_create } = await ask<{ cart_create: { cart: { uuid: string } } }>(CREATE);
  const cart_uuid = cart_create.cart.uuid;
  await ask(ADD, { input: { cart_uuid, product_id: productId, quantity, ...line } });
  return prepareCart(origin, cart_uuid, buyer);
}
