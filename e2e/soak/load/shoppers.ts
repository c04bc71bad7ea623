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

/** A cart, the units that the shop has acknowledged to be in it, and those that it may have added without saying so. */
export interface Cart {
  uuid: string;
  units: number;
  unanswered: number;
}

/** Kinds of requests that shoppers send. */
export const KINDS = [
  'product query',
  'listing query',
  'cart query',
  'addition to a cart',
  'new cart',
  'page',
] as const;
type Kind = (typeof KINDS)[number];

/** What a crowd of shoppers experienced. */
export interface Experience {
  /** Response times in milliseconds, without thinking, of each kind of request. */
  times: Record<Kind, number[]>;
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

function nothingYet(): Experience {
  const times = Object.fromEntries(KINDS.map((kind) => [kind, []])) as unknown as Experience['times'];
  return { times, failures: [], carts: [] };
}

/** A connection to the shop that times its requests. */
function createClient(pool: Pool, origin: string, experience: Experience) {
  async function timed(kind: Kind, method: 'GET' | 'POST', path: string, body?: string): Promise<string> {
    const started = performance.now();
    const headers = { origin, ...(body && { 'content-type': 'application/json' }) };
    const response = await pool.request({ method, path, headers, body });
    const text = await response.body.text();
    experience.times[kind].push(performance.now() - started);
    if (response.statusCode !== 200) throw new Error(`HTTP ${response.statusCode} ${text.slice(0, 200)}`);
    return text;
  }
  return {
    visit: (path: string) => timed('page', 'GET', path),
    async ask<Data>(kind: Exclude<Kind, 'page'>, query: string, variables: object = {}): Promise<Data> {
      const text = await timed(kind, 'POST', '/graphql', JSON.stringify({ query, variables }));
      const { data, errors } = JSON.parse(text) as { data: Data; errors?: { message: string }[] };
      if (errors?.[0]) throw new Error(errors[0].message);
      return data;
    },
  };
}

type Client = ReturnType<typeof createClient>;

async function newCart({ ask }: Client, experience: Experience): Promise<Cart> {
  const { cart_create } = await ask<{ cart_create: { cart: { uuid: string } } }>('new cart', CART_CREATE);
  const cart = { uuid: cart_create.cart.uuid, units: 0, unanswered: 0 };
  experience.carts.push(cart);
  return cart;
}

async function add(client: Client, cart: Cart, { id }: Ware): Promise<void> {
  const input = { cart_uuid: cart.uuid, product_id: id, quantity: 1 };
  cart.unanswered += 1;
  await client.ask('addition to a cart', CART_ADD_ITEM, { input });
  cart.unanswered -= 1;
  cart.units += 1;
}

/** What shoppers do, with the share of each among their requests. */
async function act(client: Client, cart: Cart, wares: readonly Ware[], random: Random): Promise<void> {
  const ware = pick(random, wares);
  const roll = random();
  if (roll < 0.45) await client.ask('product query', PRODUCT, { slug: ware.slug });
  else if (roll < 0.65)
    await client.ask('listing query', LISTING, { input: { kind: 'search', query: '', per_page: 24 } });
  else if (roll < 0.8) await client.ask('cart query', CART, { uuid: cart.uuid });
  else if (roll < 0.95) await add(client, cart, ware);
  else await client.visit(links.product(ware.slug));
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
  const experience = nothingYet();
  const pool = new Pool(origin, { connections: count, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS });
  const client = createClient(pool, origin, experience);
  const shoppers = Array.from({ length: count }, (_, n) =>
    shop(client, experience, options, randomFor(`${seed} shopper ${n}`)),
  );
  await Promise.all(shoppers);
  await pool.close();
  return experience;
}

/** @returns carts that do not hold what was acknowledged, or hold more than was asked for */
export async function findLostUnits(origin: string, carts: readonly Cart[]): Promise<string[]> {
  const pool = new Pool(origin, { connections: 8 });
  const client = createClient(pool, origin, nothingYet());
  const lost: string[] = [];
  for (const { uuid, units, unanswered } of carts) {
    const { cart } = await client.ask<{ cart: { num_items: number } }>('cart query', CART, { uuid });
    const isRight = cart.num_items >= units && cart.num_items <= units + unanswered;
    if (!isRight)
      lost.push(`cart ${uuid} holds ${cart.num_items} of ${units} units, ${unanswered} unanswered`);
  }
  await pool.close();
  return lost;
}
