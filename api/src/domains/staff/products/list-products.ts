import { FIELD_MESSAGES } from '@saltbush/contract';
import { requirePermission } from '../../../lib/context';
import { invalidInput } from '../../../lib/errors';
import {
  belongsTo,
  catalogueIds,
  countProducts,
  findByCode,
  findProducts,
  findWithdrawn,
  listProducts,
  type ProductChoice,
  type ProductDocument,
  type ProductPlace,
  placeOf,
} from '../../catalogue';
import type { StaffContext } from '../context';
import { listedProduct } from './listed-product';

const MAX_PRODUCTS = 50;
/** Who reads further has to search for more. */
const MAX_FOUND = 200;
const MAX_WORDS = 80;

interface Arguments {
  show?: ProductChoice | null;
  search?: string | null;
  after?: string | null;
  first?: number | null;
}

const isText = (value: unknown): boolean => typeof value === 'string';

const cursorOf = (place: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

/** @throws {BusinessError} INVALID_INPUT */
function readCursor(cursor: string, isOfKind: (value: unknown) => boolean): ProductPlace {
  try {
    const [value, id, ...more] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    if (isOfKind(value) && Number.isInteger(id) && more.length === 0) return [value, id] as ProductPlace;
  } catch {
    // Not a cursor of ours.
  }
  throw invalidInput({ after: FIELD_MESSAGES.list_place_invalid });
}

/** Finds products by code or words: those of the shop's search, and withdrawn ones by their names. */
async function find(ctx: StaffContext, words: string, choice: ProductChoice): Promise<ProductDocument[]> {
  const byCode = await findByCode(ctx.db, words.toUpperCase());
  if (byCode) return [byCode];
  if (choice === 'withdrawn') return findWithdrawn(ctx.db, words);
  const { hits } = ctx.search.products.search({ query: words, offset: 0, limit: MAX_FOUND });
  const ids = catalogueIds(hits.map(({ objectID }) => objectID));
  const found = new Map((await findProducts(ctx.db, ids)).map((product) => [product._id, product]));
  return ids.flatMap((id) => found.get(id) ?? []).filter((product) => belongsTo(product, choice));
}

/** Returns a page of the products that staff look for, or of a list by name or stock. For staff. */
export async function staffProducts(_root: unknown, args: Arguments, ctx: StaffContext) {
  requirePermission(ctx, 'products:see');
  const limit = Math.min(Math.max(args.first ?? MAX_PRODUCTS, 1), MAX_PRODUCTS);
  const choice = args.show ?? 'on_sale';
  const words = args.search?.trim().slice(0, MAX_WORDS);
  if (words) {
    const start = args.after ? readCursor(args.after, Number.isInteger)[1] : 0;
    const found = await find(ctx, words, choice);
    const end = start + limit;
    const next = found.length > end ? cursorOf([0, end]) : null;
    return { data: found.slice(start, end).map(listedProduct), next };
  }
  const isByStock = choice === 'low' || choice === 'out';
  const after = args.after ? readCursor(args.after, isByStock ? Number.isInteger : isText) : null;
  const found = await listProducts(ctx.db, { choice, after, limit: limit + 1 });
  const data = found.slice(0, limit);
  const last = data.at(-1);
  const next = found.length > limit && last ? cursorOf(placeOf(last, choice)) : null;
  return { data: data.map(listedProduct), next };
}

/** Returns how many products are low or sold out. For staff. */
export async function staffProductCounts(_root: unknown, _args: unknown, ctx: StaffContext) {
  requirePermission(ctx, 'products:see');
  const [low, out] = await Promise.all([countProducts(ctx.db, 'low'), countProducts(ctx.db, 'out')]);
  return { low, out };
}
