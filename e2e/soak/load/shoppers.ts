import { setTimeout as pause } from 'node:timers/promises';
import { links } from '@saltbush/contract/links';
import { Pool } from 'undici';
import { CART, CART_ADD_ITEM, CART_CREATE, LISTING, PRODUCT } from '../../../api/bench/operations';
import { pick, type Random, randomFor } from '../../../api/seed/lib/random';

/** Average time that a shopper looks at a response before the next request. */
export const THINKING_MS = 1000;
/** A shopper begins a new cart after this many additions. */
const ADDITIONS = 20;
const TIMEOUT_MS = 30_000;

export interface Ware {
  id: string;
  slug: string;
}

/** A cart and the units that the shop has acknowledged to be in it. */
export interface Cart {
  uuid: string;
  units: number;
}

/** What a crowd of shoppers experienced. */
export interface Experience {
  /** Response times in milliseconds, without thinking. */
  times: number[];
  failures: string[];
  carts: Cart[];
}

interface CrowdOptions {
  origin: string;
  count: number;
  wares: readonly Ware[];
  seed: string;
  signal: AbortSignal;
}

/** A connection to the shop that times its requests. */
function createClient(pool: Pool, origin: string, experience: Experience) {
  async function timed(method: 'GET' | 'POST', path: string, body?: string): Promise<string> {
    const started = performance.now();
    const headers = { origin, ...(body && { 'content-type': 'application/json' }) };
    const response = await pool.request({ method, path, headers, body });
    const text = await response.body.text();
    experience.times.push(performance.now() - started);
    if (response.statusCode !== 200) throw new Error(`HTTP ${response.statusCode} ${text.slice(0, 200)}`);
    return text;
  }
  return {
    visit: (path: string) => timed('GET', path),
    async ask<Data>(query: string, variables: object = {}): Promise<Data> {
      const text = await timed('POST', '/graphql', JSON.stringify({ query, variables }));
      const { data, errors } = JSON.parse(text) as { data: Data; errors?: { message: string }[] };
      if (errors?.[0]) throw new Error(errors[0].message);
      return data;
    },
  };
}

type Client = ReturnType<typeof createClient>;

async function newCart({ ask }: Client, experience: Experience): Promise<Cart> {
  const { cart_create } = await ask<{ cart_create: { cart: { uuid: string } } }>(CART_CREATE);
  const cart = { uuid: cart_create.cart.uuid, units: 0 };
  experience.carts.push(cart);
  return cart;
}

/** What shoppers do, with the share of each among their requests. */
async function act(client: Client, cart: Cart, wares: readonly Ware[], random: Random): Promise<void> {
  const ware = pick(random, wares);
  const roll = random();
  if (roll < 0.45) await client.ask(PRODUCT, { slug: ware.slug });
  else if (roll < 0.65) await client.ask(LISTING, { input: { kind: 'search', query: '', per_page: 24 } });
  else if (roll < 0.8) await client.ask(CART, { uuid: cart.uuid });
  else if (roll < 0.95) {
    await client.ask(CART_ADD_ITEM, { input: { cart_uuid: cart.uuid, product_id: ware.id, quantity: 1 } });
    cart.units += 1;
  } else await client.visit(links.product(ware.slug));
}

async function shop(
  client: Client,
  experience: Experience,
  { wares, signal }: CrowdOptions,
  random: Random,
): Promise<void> {
  let cart: Cart | null = null;
  while (!signal.aborted) {
    // Exponential, like independent people; never all at once.
    await pause(-Math.log(1 - random()) * THINKING_MS, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    try {
      if (!cart || cart.units >= ADDITIONS) cart = await newCart(client, experience);
      await act(client, cart, wares, random);
    } catch (error) {
      experience.failures.push(String(error));
    }
  }
}

/** Lets shoppers browse and fill carts until the signal. */
export async function crowd(options: CrowdOptions): Promise<Experience> {
  const { origin, count, seed } = options;
  const experience: Experience = { times: [], failures: [], carts: [] };
  const pool = new Pool(origin, { connections: count, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS });
  const client = createClient(pool, origin, experience);
  const shoppers = Array.from({ length: count }, (_, n) =>
    shop(client, experience, options, randomFor(`${seed} shopper ${n}`)),
  );
  await Promise.all(shoppers);
  await pool.close();
  return experience;
}

/** @returns carts that do not hold what was acknowledged */
export async function findLostUnits(origin: string, carts: readonly Cart[]): Promise<string[]> {
  const pool = new Pool(origin, { connections: 8 });
  const client = createClient(pool, origin, { times: [], failures: [], carts: [] });
  const lost: string[] = [];
  for (const { uuid, units } of carts) {
    const { cart } = await client.ask<{ cart: { num_items: number } }>(CART, { uuid });
    if (cart.num_items !== units) lost.push(`cart ${uuid} holds ${cart.num_items} of ${units} units`);
  }
  await pool.close();
  return lost;
}
