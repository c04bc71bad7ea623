import { randomUUID } from 'node:crypto';

export interface GraphQLAnswer {
  data?: unknown;
  errors?: { message: string; extensions: { code: string } & Record<string, unknown> }[];
}

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  threeDSecure: '4000002760003184',
} as const;

export const ADDRESS = {
  first_name: 'Ann',
  last_name: 'Bee',
  address_1: '12 Crown Street',
  suburb: 'Surry Hills',
  state: 'NSW',
  postcode: '2010',
  phone: '0412 345 678',
};

/** Returns the value at a dotted path of a response's data. */
export function at<Value>(answer: GraphQLAnswer, path: string): Value {
  const keys = path.split('.');
  const found = keys.reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], answer.data);
  if (found === undefined) throw new Error(`No ${path} in ${JSON.stringify(answer)}`);
  return found as Value;
}

/** The codes of an outcome that the shop does not know, and how often a client asks again. */
const UNKNOWN = ['UNCONFIRMED', 'UNAVAILABLE'];
const MOST_TIMES = 20;

/** Returns the code and message of a response's first error. */
export const failure = ({ errors }: GraphQLAnswer) =>
  errors?.[0] && { code: errors[0].extensions.code, message: errors[0].message };

const pascal = (name: string) =>
  name.replace(/(^|_)([a-z])/g, (_match, _start, letter: string) => letter.toUpperCase());

/** A client that shops over HTTP: a guest, or the user of a bearer token. */
export class Shopper {
  readonly email = `${randomUUID()}@example.com`;

  constructor(
    private readonly url: string,
    private readonly bearer: string | null = null,
  ) {}

  async post(path: string, body: unknown): Promise<Response> {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (this.bearer) headers.authorization = `Bearer ${this.bearer}`;
    return fetch(this.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  async send(query: string, variables: object = {}): Promise<GraphQLAnswer> {
    const response = await this.post('/graphql', { query, variables });
    return (await response.json()) as GraphQLAnswer;
  }

  /** Sends a mutation with a single input: `run('cart_add_item', {…}, 'cart { num_items }')`. */
  run(mutation: string, input: object, fields: string): Promise<GraphQLAnswer> {
    const name = pascal(mutation);
    const query = `mutation ${name}($input: ${name}Input!) { ${mutation}(input: $input) { ${fields} } }`;
    return this.send(query, { input });
  }

  /** Returns a cart's fields, at path `cart` of the response. */
  cart(uuid: string | null, fields: string, args = ''): Promise<GraphQLAnswer> {
    const query = `query Cart($uuid: ID) { cart(uuid: $uuid${args}) { ${fields} } }`;
    return this.send(query, { uuid });
  }

  async newCart(): Promise<string> {
    const answer = await this.send('mutation CartCreate { cart_create { cart { uuid } } }');
    return at(answer, 'cart_create.cart.uuid');
  }

  add(cart_uuid: string | null, productId: number, quantity = 1, more: object = {}): Promise<GraphQLAnswer> {
    const input = { cart_uuid, product_id: String(productId), quantity, ...more };
    return this.run(
      'cart_add_item',
      input,
      'item { id quantity } cart { uuid num_items cart_total version }',
    );
  }

  setContact(cart_uuid: string, email = this.email): Promise<GraphQLAnswer> {
    const input = { cart_uuid, email, first_name: 'Ann', last_name: 'Bee' };
    return this.run('cart_set_user_details', input, 'cart { user_email }');
  }

  /** Creates a cart with one line, contact, address and standard delivery. */
  async readyCart(productId: number, quantity = 1): Promise<string> {
    const cart_uuid = await this.newCart();
    await this.add(cart_uuid, productId, quantity);
    await this.makeReady(cart_uuid);
    return cart_uuid;
  }

  async makeReady(cart_uuid: string, method = 'standard'): Promise<void> {
    await this.setContact(cart_uuid);
    await this.run('cart_set_shipping_address', { cart_uuid, ...ADDRESS }, 'cart { uuid }');
    const input = { cart_uuid, shipping_method_id: method };
    await this.run('cart_set_shipping_method', input, 'cart { uuid }');
  }

  async cardToken(number: string = CARDS.good): Promise<string> {
    const response = await this.post('/api/gateway/tokens', {
      number,
      exp_month: 12,
      exp_year: 2040,
      cvc: '123',
    });
    return ((await response.json()) as { id: string }).id;
  }

  /** Reads what the customer of a cart agrees to, as a browser sends it. */
  async readTerms(cart_uuid: string): Promise<string[]> {
    const answer = await this.cart(cart_uuid, 'planned_autodeliveries { terms }');
    const planned = at<{ terms: string[] }[]>(answer, 'cart.planned_autodeliveries');
    return planned.map(({ terms }) => terms.join(' '));
  }

  /**
   * Places an order with a valid card and a new idempotency key, and agrees to the later charges that it starts, unless
   * `more` overrides them.
   */
  async place(cart_uuid: string, more: object = {}): Promise<GraphQLAnswer> {
    const given = { cart_uuid, idempotency_key: randomUUID(), ...more };
    const input =
      'stripe_source_id' in given ? given : { ...given, stripe_source_id: await this.cardToken() };
    const fields = `order { reference state order_total gst_total payment { status brand last4 } }
      three_d_secure { intent_id challenge_url }`;
    const answer = await this.run('checkout_place_order', input, fields);
    if ('agreed_terms' in more || failure(answer)?.code !== 'CONSENT_REQUIRED') return answer;
    const agreed_terms = await this.readTerms(cart_uuid);
    return this.run('checkout_place_order', { ...input, agreed_terms }, fields);
  }

  /**
   * Places an order as a browser does: the same request again while the shop cannot tell what has become of it, as on a
   * machine so busy that the time for a request is over.
   */
  async placeUntilKnown(cart_uuid: string, more: object = {}): Promise<GraphQLAnswer> {
    const given = { idempotency_key: randomUUID(), stripe_source_id: await this.cardToken(), ...more };
    for (let times = 1; ; times += 1) {
      const answer = await this.place(cart_uuid, given);
      if (times === MOST_TIMES || !UNKNOWN.includes(String(failure(answer)?.code))) return answer;
    }
  }
}
