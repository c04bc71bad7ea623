import { buildApiSchema } from '../../src/server/graphql/build-schema';
import { readSchemaText } from '../../src/server/graphql/schema-text';
import type { Selling } from '../shop/selling';
import { Shopper } from '../shop/shopper';
import type { RoleName } from './role-table';
import { SAMPLES } from './samples';
import { operationsOf } from './selection';
import { createWorld, type World } from './world';

const BEARER_LIFE_MS = 10 * 60_000;
/** Data that only the owner, staff acting as the owner, and staff may read. */
const PERSONAL = /Priya|Nolan|priya@saltbush|Fig Tree Lane|src_demo_priya/;

export interface Cast {
  world: World;
  operations: ReadonlyMap<string, string>;
  people: Record<RoleName, Shopper>;
}

/** Returns one of the owner's bearer tokens that has expired. */
async function expiredToken(shop: Selling): Promise<string> {
  const now = shop.clock.current;
  shop.clock.current = new Date(now.getTime() - BEARER_LIFE_MS - 1);
  const { token } = await shop.demo('priya');
  shop.clock.current = now;
  return token;
}

/** Signs in every caller of the table and creates the owner's data. */
export async function createCast(shop: Selling): Promise<Cast> {
  const world = await createWorld(shop);
  const { token } = await shop.demo('staff');
  const staff = new Shopper(shop.url, token);
  const reason = 'Asks for help with her account';
  const started = await staff.post('/api/auth/impersonate', { customerId: world.ownerId, reason });
  const { data } = (await started.json()) as { data: { token: string } };
  const people = {
    guest: shop.guest(),
    owner: new Shopper(shop.url, (await shop.demo('priya')).token),
    other: (await shop.user()).shopper,
    staff,
    impersonated: new Shopper(shop.url, data.token),
    expired: new Shopper(shop.url, await expiredToken(shop)),
  };
  return { world, people, operations: operationsOf(buildApiSchema(readSchemaText(), [])) };
}

const isEmpty = (value: unknown): boolean => {
  if (value === null || value === undefined) return true;
  const list = (value as { data?: unknown }).data ?? value;
  return Array.isArray(list) && list.length === 0;
};

export interface WalkResult {
  /** `allowed`, `empty`, or the error code in lower case. */
  outcome: string;
  /** The owner's data found in the response; null if there is none. */
  leak: string | null;
  /** Whether any of the owner's stored data has changed. */
  hasChanged: boolean;
  data: unknown;
}

/** Returns an operation's arguments, creating any of the owner's data that the operation consumes. */
export const argumentsOf = async ({ world }: Cast, name: string): Promise<object> =>
  (await SAMPLES.get(name)?.(world)) ?? {};

interface Step {
  role: RoleName;
  isUnauthorised: boolean;
  variables: object;
}

/** Sends an operation on the owner's data as one role; for unauthorised roles, checks whether it changed the data. */
export async function walk(
  { world, people, operations }: Cast,
  name: string,
  { role, isUnauthorised, variables }: Step,
): Promise<WalkResult> {
  const query = operations.get(name) ?? '';
  const before = isUnauthorised && query.startsWith('mutation') ? await world.snapshot() : '';
  const { data, errors } = await people[role].send(query, variables);
  const after = before && (await world.snapshot());
  const text = JSON.stringify(data ?? null);
  const leak = PERSONAL.exec(text)?.[0] ?? world.entryIds.find((id) => text.includes(id)) ?? null;
  const [error] = errors ?? [];
  const value = (data as Record<string, unknown> | null | undefined)?.[name];
  const answered = isEmpty(value) ? 'empty' : 'allowed';
  const outcome = error ? (error.extensions?.code?.toLowerCase() ?? error.message) : answered;
  return { outcome, leak, hasChanged: before !== after, data };
}
