import { FIELD_MESSAGES, nameKey, nameTooShort, normalisePhone } from '@saltbush/contract';
import { invalidInput } from '../../../../lib/errors';
import { catalogueIds, findByCode, findProducts, findWithdrawn } from '../../../catalogue';
import { type OrderDocument, orderKeys, type QueuePlace, searchOrders } from '../../../orders';
import type { StaffContext } from '../../context';
import { findByName, listByPhone } from '../../store';

const MIN_NAME = 2;
/** Customers of one name or number whose orders are looked for. */
const MOST_CUSTOMERS = 50;
/** One more tells whether there are more. */
const CUSTOMERS = { skip: 0, limit: MOST_CUSTOMERS + 1 };
/** Products whose orders are looked for, of those on sale and of those withdrawn. */
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

/** What orders are found by. */
interface Asked {
  keys: string[];
  /** How many customers or products it is of, if more match the words; null if it is of all. */
  limited_to: number | null;
}

type Search = (ctx: StaffContext, words: string) => Promise<Asked>;

/** What has to be found by nothing but itself. */
const byKeys = (keys: string[]): Asked => ({ keys, limited_to: null });

const withAccounts = (keys: readonly string[], customers: readonly { _id: string }[]): Asked => ({
  keys: [...keys, ...customers.slice(0, MOST_CUSTOMERS).flatMap(({ _id }) => orderKeys.account(_id))],
  limited_to: customers.length > MOST_CUSTOMERS ? MOST_CUSTOMERS : null,
});

/** Orders of accounts whose name begins so, and of whoever ordered by the whole first or last name, or both. */
const byName: Search = async (ctx, words) => {
  const key = nameKey(words);
  if (key.length < MIN_NAME) throw invalidInput({ name: nameTooShort(MIN_NAME) });
  return withAccounts(orderKeys.name(key), await findByName(ctx.db, key, CUSTOMERS));
};

/** Orders that go to a phone number, and those of accounts with the number in their address book. */
const byPhone: Search = async (ctx, words) => {
  const digits = normalisePhone(words);
  if (!digits) throw invalidInput({ phone: FIELD_MESSAGES.phone_invalid });
  return withAccounts(orderKeys.phone(digits), (await listByPhone(ctx.db, digits, CUSTOMERS)).data);
};

const byCode: Search = async (_ctx, words) =>
  byKeys([...orderKeys.tracking(words), ...orderKeys.product(words)]);

/** Orders with the product of a code, or with those that the shop's search finds and those withdrawn from it. */
const byProduct: Search = async (ctx, text) => {
  const words = text.slice(0, MAX_WORDS);
  if (await findByCode(ctx.db, words.toUpperCase())) return byKeys(orderKeys.product(words));
  const { hits } = ctx.search.products.search({ query: words, offset: 0, limit: MOST_PRODUCTS + 1 });
  const [onSale, withdrawn] = await Promise.all([
    findProducts(ctx.db, catalogueIds(hits.slice(0, MOST_PRODUCTS).map(({ objectID }) => objectID))),
    findWithdrawn(ctx.db, words),
  ]);
  const products = [...onSale, ...withdrawn.slice(0, MOST_PRODUCTS)];
  const isLimited = hits.length > MOST_PRODUCTS || withdrawn.length > MOST_PRODUCTS;
  return {
    keys: products.flatMap(({ code }) => orderKeys.product(code)),
    limited_to: isLimited ? products.length : null,
  };
};

const SEARCHES: Readonly<Record<keyof SearchArguments, Search>> = {
  email: async (_ctx, words) => byKeys(orderKeys.email(words)),
  name: byName,
  phone: byPhone,
  code: byCode,
  product: byProduct,
};

async function askedOf(ctx: StaffContext, asked: SearchArguments): Promise<Asked> {
  for (const kind of Object.keys(SEARCHES) as (keyof SearchArguments)[]) {
    const words = asked[kind]?.trim();
    if (words) return SEARCHES[kind](ctx, words);
  }
  throw invalidInput({ search: FIELD_MESSAGES.order_search_missing });
}

/** Orders of a choice, with what they are limited to; null for those of all that match. */
export interface OrdersFound {
  orders: OrderDocument[];
  limited_to: number | null;
}

/**
 * Returns the next orders of all queues that a search finds, the latest first.
 * @throws {BusinessError} INVALID_INPUT (search, name, phone)
 */
export async function ordersFound(
  ctx: StaffContext,
  asked: SearchArguments,
  range: { after: QueuePlace | null; limit: number },
): Promise<OrdersFound> {
  const { keys, limited_to } = await askedOf(ctx, asked);
  return { orders: await searchOrders(ctx.db, { keys, ...range }), limited_to };
}
