import { readProduct } from './read-product';
import { type SendOptions, send } from './send';

const ADD = `mutation CartAddItem($input: CartAddItemInput!) { cart_add_item(input: $input) { item { id } } }`;
const CART = `query Cart($uuid: ID!, $postcode: String) { cart(uuid: $uuid, postcode: $postcode) {
  item_total non_staff_discount_total staff_discount_value cart_subtotal cart_total cart_savings num_items
  discounts { kind amount } edr_base_points edr_bonus_points free_shipping_message offer_code shipping_total
  shipping_method { id name } available_offers { code }
  items { quantity unit_price line_total edr_base_points live_price_type product { slug name } } } }`;

/** A line as `CartAddItem` takes it, whose product a slug names. */
export interface WantedLine {
  slug: string;
  quantity?: number;
  frequency?: string;
  patient_uuid?: string;
  script_type?: string;
}

/** A cart as the api tells it; money in cents. */
export interface ApiCart {
  item_total: number;
  non_staff_discount_total: number;
  staff_discount_value: number;
  discounts: { kind: string; amount: number }[];
  cart_subtotal: number;
  cart_total: number;
  cart_savings: number;
  num_items: number;
  edr_base_points: number;
  edr_bonus_points: number;
  free_shipping_message: string | null;
  offer_code: string | null;
  shipping_total: number;
  shipping_method: { id: string; name: string } | null;
  available_offers: { code: string }[];
  items: {
    quantity: number;
    unit_price: number;
    line_total: number;
    edr_base_points: number;
    live_price_type: string;
    product: { slug: string; name: string };
  }[];
}

/** Adds lines to a cart. */
export async function fillCart(
  origin: string,
  cart_uuid: string,
  lines: readonly WantedLine[],
  options: SendOptions = {},
): Promise<void> {
  for (const { slug, quantity = 1, ...line } of lines) {
    const { id: product_id } = await readProduct(origin, slug, options);
    await send(origin, ADD, { input: { cart_uuid, product_id, quantity, ...line } }, options);
  }
}

/** Reads a cart as it is sent to Sydney. */
export async function readCart(origin: string, uuid: string, options: SendOptions = {}): Promise<ApiCart> {
  return (await send<{ cart: ApiCart }>(origin, CART, { uuid, postcode: '2000' }, options)).cart;
}

/** Cents as the shop shows them. */
export const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-AU', { minimumFractionDigits: 2 })}`;

const CREATE = 'mutation CartCreate { cart_create { cart { uuid } } }';
const SET = `mutation UsersSetCart($input: UsersSetCartInput!) {
  users_set_cart(input: $input) { user { cart { uuid items { id } } } } }`;
const REMOVE = `mutation CartRemoveItem($input: CartRemoveItemInput!) {
  cart_remove_item(input: $input) { cart { uuid } } }`;

/** Gives a signed-in customer an empty cart; returns its uuid. */
export async function startCart(origin: string, token: string): Promise<string> {
  const ask = <Data>(query: string, variables: object) => send<Data>(origin, query, variables, { token });
  const { cart_create } = await ask<{ cart_create: { cart: { uuid: string } } }>(CREATE, {});
  const { users_set_cart } = await ask<{
    users_set_cart: { user: { cart: { uuid: string; items: { id: string }[] } } };
  }>(SET, { input: { cart_uuid: cart_create.cart.uuid } });
  const { uuid, items } = users_set_cart.user.cart;
  for (const { id: item_id } of items) await ask(REMOVE, { input: { cart_uuid: uuid, item_id } });
  return uuid;
}
