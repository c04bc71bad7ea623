import { FIELD_MESSAGES, isProgramFee, isReason, readScan, TICK_REASONS } from '@saltbush/contract';
import type {
  StaffPackingRestartInput,
  StaffPackingScanInput,
  StaffPackingTickInput,
} from '../../../../generated/resolvers';
import { requirePermission } from '../../../../lib/context';
import { BusinessError, invalidInput, notFound } from '../../../../lib/errors';
import { checkUnit, type OrderDocument, type Packer, restartPacking } from '../../../orders';
import type { StaffContext } from '../../context';
import { nameOfStaff } from '../../names';
import { requireOrder, staffOrderOf } from '../one-order';
import { requireRequestKey } from '../request-key';
import { isWithdrawn, productsOf } from './packing-of';
import { scannedLines, scannedProduct } from './scanned-lines';

/** How much of something that is no barcode is repeated to the packer. */
const MOST_SHOWN = 40;

async function packerOf(ctx: StaffContext): Promise<Packer> {
  const { id } = requirePermission(ctx, 'orders:dispatch');
  return { id, name: await nameOfStaff(ctx, id) };
}

/** Checks one unit by the barcode of its pack. */
export async function staffPackingScan(
  _root: unknown,
  { input }: { input: StaffPackingScanInput },
  ctx: StaffContext,
) {
  const by = await packerOf(ctx);
  const { key, round } = input;
  requireRequestKey(key);
  const scanned = readScan(input.scanned);
  if (!scanned) throw new BusinessError('SCAN_UNREADABLE', { scanned: input.scanned.slice(0, MOST_SHOWN) });
  const order = await requireOrder(ctx, input.reference);
  const product = await scannedProduct(ctx, order, scanned);
  const now = ctx.clock.now();
  const linesFor = (current: OrderDocument) => scannedLines(current, { scanned, product, now });
  const { reference } = order;
  const checked = await checkUnit(ctx, { reference, key, round, by, reason: null, linesFor });
  return { ...checked, order: await staffOrderOf(ctx, checked.order) };
}

/** Checks one unit of a line by hand, with a reason. */
export async function staffPackingTick(
  _root: unknown,
  { input }: { input: StaffPackingTickInput },
  ctx: StaffContext,
) {
  const by = await packerOf(ctx);
  const { key, round, line, reason } = input;
  requireRequestKey(key);
  if (!isReason(TICK_REASONS, reason)) throw invalidInput({ reason: FIELD_MESSAGES.reason_missing });
  const order = await requireOrder(ctx, input.reference);
  const item = order.items[line - 1];
  if (!item || isProgramFee(item)) throw notFound('Line');
  if (isWithdrawn((await productsOf(ctx, order)).get(item.product_id))) {
    throw new BusinessError('PACK_WITHDRAWN', { name: item.name });
  }
  const { reference } = order;
  const checked = await checkUnit(ctx, { reference, key, round, by, reason, linesFor: () => [line] });
  return { ...checked, order: await staffOrderOf(ctx, checked.order) };
}

/** Starts packing an order again. */
export async function staffPackingRestart(
  _root: unknown,
  { input }: { input: StaffPackingRestartInput },
  ctx: StaffContext,
) {
  const by = await packerOf(ctx);
  const { reference } = await requireOrder(ctx, input.reference);
  const order = await restartPacking(ctx, { reference, round: input.round, by });
  return { order: await staffOrderOf(ctx, order) };
}
