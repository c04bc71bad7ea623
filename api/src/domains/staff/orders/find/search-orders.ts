import { FIELD_MESSAGES, nameKey, nameTooShort, normalisePhone } from '@saltbush/contract';
import { invalidInput } from '../../../../lib/errors';
import { catalogueIds, findByCode, findProducts, findWithdrawn } from '../../../catalogue';
import { type OrderDocument, orderKeys, type QueuePlace, searchOrders } from '../../../orders';
import type { StaffContext } from '../../context';
import { findByName, listByPhone } from '../../store';

const MIN_NAME = 2;
/** Customers of one name or number whose orders are looked for. */
const MOST_CUSTOMERS = { skip: 0, limit: 50 };
/** Products whose orders are looked for. */
const MOST_PRODUCTS = 20;
const MAX_WORDS = 80;

/** What staff look for; the first that is given counts. */
export interface SearchArguments {
  email?: string | null;
  name?: string | null;
  phone?: string | null;
  code?: string | null;
  product?: string | null;
}

type Search = (ctx: StaffContext, words: string) => Promise<string[]>;

const accountsOf = (customers: readonly { _id: string }[]): string[] =>
  customers.flatMap(({ _id }) => orderKeys.account(_id));

/** Orders of accounts whose name begins so, and of whoever ordered by the whole first or last name, or both. */
const byName: Search = async (ctx, words) => {
  const key = nameKey(words);
  if (key.length < MIN_NAME) throw invalidInput({ name: nameTooShort(MIN_NAME) });
  return [...orderKeys.name(key), ...accountsOf(await findByName(ctx.db, key, MOST_CUSTOMERS))];
};

/** Orders that go to a phone number, and those of accounts with the number in their address book. */
const byPhone: Search = async (ctx, words) => {
  const digits = normalisePhone(words);
  if (!digits) throw invalidInput({ phone: FIELD_MESSAGES.phone_invalid });
  return [
    ...orderKeys.phone(digits),
    ...accountsOf((await listByPhone(ctx.db, digits, MOST_CUSTOMERS)).data),
  ];
};

const byCode: Search = async (_ctx, words) => [...orderKeys.tracking(words), ...orderKeys.product(words)];

/** Orders with the product of a code, or with those that the shop's search finds and those withdrawn from it. */
const byProduct: Search = async (ctx, text) => {
  const words = text.slice(0, MAX_WORDS);
  if (await findByCode(ctx.db, words.toUpperCase())) return orderKeys.product(words);
  const { hits } = ctx.search.products.search({ query: words, offset: 0, limit: MOST_PRODUCTS });
  const [onSale, withdrawn] = await Promise.all([
    findProducts(ctx.db, catalogueIds(hits.map(({ objectID }) => objectID))),
    findWithdrawn(ctx.db, words),
  ]);
  return [...onSale, ...withdrawn.slice(0, MOST_PRODUCTS)].flatMap(({ code }) => orderKeys.product(code));
};

const SEARCHES: Readonly<Record<keyof SearchArguments, Search>> = {
  email: async (_ctx, words) => orderKeys.email(words),
  name: byName,
  phone: byPhone,
  code: byCode,
  product: byProduct,
};

async function keysOf(ctx: StaffContext, asked: SearchArguments): Promise<string[]> {
  for (const kind of Object.keys(SEARCHES) as (keyof SearchArguments)[]) {
    const words = asked[kind]?.trim();
    if (words) return SEARCHES[kind](ctx, words);
  }
  throw invalidInput({ search: FIELD_MESSAGES.order_search_missing });
}

/**
 * Returns the next orders of all queues that a search finds, the latest first.
 * @throws {BusinessError} INVALID_INPUT (search, name, phone)
 */
export async function ordersFound(
  ctx: StaffContext,
  asked: SearchArguments,
  range: { after: QueuePlace | null; limit: number },
): Promise<OrderDocument[]> {
  return searchOrders(ctx.db, { keys: await keysOf(ctx, asked), ...range });
}
