import { buildApiSchema } from '../../src/server/graphql/build-schema';
import { readSchemaText } from '../../src/server/graphql/schema-text';
import type { Selling } from '../selling';
import { Shopper } from '../shopper';
import type { RoleName } from './role-table';
import { SAMPLES } from './samples';
import { operationsOf } from './selection';
import { createWorld, type World } from './world';

const BEARER_LIFE_MS = 10 * 60_000;
/** What nobody but the owner, who acts as the owner, and staff may ever read. */
const PERSONAL = /Priya|Nolan|priya@saltbush|Fig Tree Lane|src_demo_priya/;

export interface Cast {
  world: World;
  operations: ReadonlyMap<string, string>;
  people: Record<RoleName, Shopper>;
}

/** A bearer of the owner that is over. */
async function expiredToken(shop: Selling): Promise<string> {
  const now = shop.clock.current;
  shop.clock.current = new Date(now.getTime() - BEARER_LIFE_MS - 1);
  const { token } = await shop.demo('priya');
  shop.clock.current = now;
  return token;
}

/** Everybody of the table, signed in, before a world of the owner's things. */
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

export interface Walked {
  /** `allowed`, `empty`, or the code of the refusal in small letters. */
  outcome: string;
  /** Something of the owner's that the answer holds. */
  leak: string | null;
  /** Whether anything of the owner's is stored otherwise than before. */
  hasChanged: boolean;
  data: unknown;
}

/** Arguments for an operation about the owner's things, which are made for it where it uses them up. */
export const argumentsOf = async ({ world }: Cast, name: string): Promise<object> =>
  (await SAMPLES.get(name)?.(world)) ?? {};

interface Step {
  role: RoleName;
  isStranger: boolean;
  variables: object;
}

/** Sends an operation about the owner's things as somebody; as a stranger, looks whether it changed any of them. */
export async function walk(
  { world, people, operations }: Cast,
  name: string,
  { role, isStranger, variables }: Step,
): Promise<Walked> {
  const query = operations.get(name) ?? '';
  const before = isStranger && query.startsWith('mutation') ? await world.snapshot() : '';
  const { data, errors } = await people[role].send(query, variables);
  const after = before && (await world.snapshot());
  const text = JSON.stringify(data ?? null);
  const leak = PERSONAL.exec(text)?.[0] ?? world.written.find((id) => text.includes(id)) ?? null;
  const [error] = errors ?? [];
  const value = (data as Record<string, unknown> | null | undefined)?.[name];
  const answered = isEmpty(value) ? 'empty' : 'allowed';
  const outcome = error ? (error.extensions?.code?.toLowerCase() ?? error.message) : answered;
  return { outcome, leak, hasChanged: before !== after, data };
}
