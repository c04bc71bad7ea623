import {
  COUNT_REASONS,
  DEFAULT_STATE,
  FIELD_MESSAGES,
  isCountable,
  isIsoDate,
  isReason,
  isReceivable,
  MAX_PRICE_DAYS,
  RECEIVE_REASONS,
} from '@saltbush/contract';
import type {
  StaffPricesCancelInput,
  StaffPricesSetInput,
  StaffProductsPublishInput,
  StaffStockCountInput,
  StaffStockReceiveInput,
} from '../../../generated/resolvers';
import { requirePermission } from '../../../lib/context';
import { invalidInput } from '../../../lib/errors';
import { localDaySpan } from '../../../lib/local-time';
import {
  type ChangedBy,
  cancelPrice,
  changePrice,
  countStock,
  type ProductDocument,
  receiveStock,
  setStatus,
} from '../../catalogue';
import type { StaffContext } from '../context';
import { nameOfStaff } from '../names';
import { requireProductNow, staffProductOf } from './one-product';
import { requireShelf } from './shelves-of';

const REQUEST_KEY = /^[A-Za-z0-9-]{16,100}$/;
const DAY_MS = 24 * 60 * 60_000;

function checkKey(key: string): void {
  if (!REQUEST_KEY.test(key)) throw invalidInput({ key: FIELD_MESSAGES.request_key_invalid });
}

/** @returns who changes something */
export const by = async (ctx: StaffContext, id: string): Promise<ChangedBy> => ({
  staff_id: id,
  staff_name: await nameOfStaff(ctx, id),
});

/** Answers with the product after a change, which the search shows from now on. */
export async function changed(ctx: StaffContext, { _id }: ProductDocument) {
  await ctx.search.refresh([_id]);
  return { product: await staffProductOf(ctx, await requireProductNow(ctx, String(_id))) };
}

async function requireGoods(ctx: StaffContext, id: string): Promise<ProductDocument> {
  const product = await requireProductNow(ctx, id);
  if (product.booking_type) throw invalidInput({ product_id: FIELD_MESSAGES.service_without_stock });
  return product;
}

/** Adds received units to a product's stock, or to a pharmacy's shelf, once per key. */
export async function staffStockReceive(
  _root: unknown,
  { input }: { input: StaffStockReceiveInput },
  ctx: StaffContext,
) {
  const { id } = requirePermission(ctx, 'stock:change');
  const { key, quantity: units, reason } = input;
  checkKey(key);
  if (!isReason(RECEIVE_REASONS, reason)) throw invalidInput({ reason: FIELD_MESSAGES.reason_missing });
  if (!isReceivable(units)) throw invalidInput({ quantity: FIELD_MESSAGES.units_received_invalid });
  const product = await requireGoods(ctx, input.product_id);
  const pharmacyId = await requireShelf(ctx, input.pharmacy_id);
  const staff = await by(ctx, id);
  await receiveStock(ctx, { key, productId: product._id, pharmacyId, reason, units, by: staff });
  return changed(ctx, product);
}

/** Sets a product's stock, or what a pharmacy has on its shelf, to what was counted, once per key. */
export async function staffStockCount(
  _root: unknown,
  { input }: { input: StaffStockCountInput },
  ctx: StaffContext,
) {
  const { id } = requirePermission(ctx, 'stock:change');
  const { key, expected, counted, reason } = input;
  checkKey(key);
  if (!isReason(COUNT_REASONS, reason)) throw invalidInput({ reason: FIELD_MESSAGES.reason_missing });
  if (!isCountable(counted)) throw invalidInput({ counted: FIELD_MESSAGES.units_counted_invalid });
  const product = await requireGoods(ctx, input.product_id);
  const pharmacyId = await requireShelf(ctx, input.pharmacy_id);
  const staff = await by(ctx, id);
  const count = { key, productId: product._id, pharmacyId, reason, expected, counted };
  await countStock(ctx, { ...count, by: staff });
  return changed(ctx, product);
}

/** Reads the day on which a price begins, from midnight in Sydney. @throws {BusinessError} INVALID_INPUT */
function readStart(day: string | null | undefined, now: Date): Date | null {
  if (day === null || day === undefined) return null;
  const start = isIsoDate(day) ? localDaySpan(day, DEFAULT_STATE).from : null;
  const isPossible = start && start > now && start.getTime() < now.getTime() + MAX_PRICE_DAYS * DAY_MS;
  if (!isPossible) throw invalidInput({ from: FIELD_MESSAGES.price_day_invalid });
  return start;
}

/** Sets a price of a product, now or from a day on, once per key. */
export async function staffPricesSet(
  _root: unknown,
  { input }: { input: StaffPricesSetInput },
  ctx: StaffContext,
) {
  const { id } = requirePermission(ctx, 'prices:change');
  const { key, type, value = null, expected = null } = input;
  checkKey(key);
  const from = readStart(input.from, ctx.clock.now());
  const product = await requireProductNow(ctx, input.product_id);
  const staff = await by(ctx, id);
  const isLeapConfirmed = input.leap_confirmed === true;
  const change = { key, productId: product._id, type, value, expected, from, isLeapConfirmed };
  await changePrice(ctx, { ...change, by: staff });
  return changed(ctx, product);
}

/** Cancels a planned price. */
export async function staffPricesCancel(
  _root: unknown,
  { input }: { input: StaffPricesCancelInput },
  ctx: StaffContext,
) {
  requirePermission(ctx, 'prices:change');
  const product = await requireProductNow(ctx, input.product_id);
  await cancelPrice(ctx, product._id, input.change_id);
  return changed(ctx, product);
}

/** Offers a product for sale, or withdraws it. */
export async function staffProductsPublish(
  _root: unknown,
  { input }: { input: StaffProductsPublishInput },
  ctx: StaffContext,
) {
  requirePermission(ctx, 'products:publish');
  const product = await requireProductNow(ctx, input.product_id);
  const status = input.is_on_sale ? 'Active' : 'Disabled';
  await setStatus(ctx.db, product._id, { status, now: ctx.clock.now() });
  return changed(ctx, product);
}
