import { nextToCheck, type PackingLine, packingLines, type TickReason } from '@saltbush/contract';
import type { ClientSession } from 'mongodb';
import type { BaseServices } from '../../../lib/context';
import { inTransaction, type TransactionServices } from '../../../lib/database/transactions';
import { BusinessError, notFound } from '../../../lib/errors';
import type { OrderDocument } from '../documents';
import { readOrder } from '../refunds/refund-store';
import type { PackingCheck } from './documents';
import { expectedOf, packingOf, requirePackable } from './packing-state';
import { writePacking } from './packing-store';

/** What packing needs; a request's context has all of it. */
export type PackingServices = Pick<BaseServices, 'db' | 'clock'> & TransactionServices;

export interface Packer {
  id: string;
  name: string;
}

export interface UnitCheck {
  reference: string;
  key: string;
  /** The round in which the packer sees the order. */
  round: number;
  by: Packer;
  /** Why it is ticked by hand; null for a scan. */
  reason: TickReason | null;
  /** Returns the lines to which the unit can belong. @throws {BusinessError} if it belongs to none */
  linesFor(order: OrderDocument): readonly number[];
}

/** @throws {BusinessError} PACKING_RESTARTED, with who has started again */
function requireRound(order: OrderDocument, round: number): void {
  const { restarts } = packingOf(order);
  if (restarts.length === round) return;
  throw new BusinessError('PACKING_RESTARTED', { staff_name: restarts.at(-1)?.staff_name ?? '' });
}

/** Returns the line that the unit is counted on. @throws {BusinessError} SCAN_REFUNDED, SCAN_TOO_MANY */
function lineFor(order: OrderDocument, numbers: readonly number[]): number {
  const lines = packingLines(order).filter(({ line }) => numbers.includes(line));
  const next = nextToCheck(lines);
  if (next) return next.line;
  const name = order.items[(numbers[0] ?? 0) - 1]?.name ?? '';
  const total = (of: (line: PackingLine) => number) => lines.reduce((sum, line) => sum + of(line), 0);
  const [units, expected] = [total((line) => line.units), expectedOf(order)];
  if (units === 0) throw new BusinessError('SCAN_REFUNDED', { name, expected });
  throw new BusinessError('SCAN_TOO_MANY', { name, units, expected });
}

interface Checked {
  order: OrderDocument;
  line: number;
}

async function apply(
  { db, clock }: PackingServices,
  { reference, key, round, by, reason, linesFor }: UnitCheck,
  session: ClientSession,
): Promise<Checked> {
  const order = await readOrder(db, reference, session);
  if (!order) throw notFound('Order');
  const packing = packingOf(order);
  const before = packing.checks.find((check) => check.key === key);
  if (before) return { order, line: before.line };
  requirePackable(order);
  requireRound(order, round);
  const line = lineFor(order, linesFor(order));
  const check: PackingCheck = {
    ...{ key, line, reason, at: clock.now() },
    ...{ staff_id: by.id, staff_name: by.name },
  };
  const after = { ...packing, checks: [...packing.checks, check] };
  await writePacking(db, order, after, session);
  return { order: { ...order, packing: after }, line };
}

/**
 * Counts one unit of an order as checked, once per key. Two at the same time conflict, and the later is decided again on
 * what the first has left: no unit is counted twice and none is lost (rule selling-41).
 * @throws {BusinessError} NOT_FOUND; REVIEW_MISSING, NOTHING_TO_SEND, WRONG_STATE if the order is not to be packed;
 *   PACKING_RESTARTED; SCAN_REFUNDED, SCAN_TOO_MANY, and whatever `linesFor` throws
 */
export const checkUnit = (services: PackingServices, check: UnitCheck): Promise<Checked> =>
  inTransaction(services, (session) => apply(services, check, session));
