import { canFileScript, scriptCode, scriptExpiry } from '@saltbush/contract';
import type { ClientSession } from 'mongodb';
import { inTransaction } from '../../../lib/database/transactions';
import { BusinessError, notFound } from '../../../lib/errors';
import { type FiledScriptDocument, filedScripts, putOnFile } from '../../patients';
import type { OrderDocument } from '../documents';
import type { RefundServices } from '../refunds/apply-refund';
import { readOrder } from '../refunds/refund-store';
import { scriptsOf } from './scripts-of';

export interface ScriptFiling {
  reference: string;
  /** Number of the line, from 1. */
  line: number;
  /** ISO date on it. */
  written_on: string;
  /** What is left of them. */
  repeats: number;
  staff_id: string;
}

const isSame = (
  filed: Pick<FiledScriptDocument, 'written_on' | 'repeats'>,
  { written_on, repeats }: ScriptFiling,
) => filed.written_on === written_on && filed.repeats === repeats;

/** @throws {BusinessError} NOT_FOUND; SCRIPT_MOVED if it was not checked, or is on file already */
function itemOf(order: OrderDocument | null, line: number) {
  const script = order && scriptsOf(order).find((one) => one.line === line);
  const item = order?.items[line - 1];
  if (!script || !item) throw notFound('Script');
  if (!canFileScript(script.kind, script.state)) {
    throw new BusinessError('SCRIPT_MOVED', { staff_name: null, state: script.state });
  }
  if (!order.user_id || !item.patient_uuid) throw notFound('Patient');
  return { ...item, place: { userId: order.user_id, patientUuid: item.patient_uuid } };
}

async function apply(
  { db, clock }: RefundServices,
  filing: ScriptFiling,
  session: ClientSession,
): Promise<OrderDocument> {
  const { reference, line, written_on, repeats, staff_id } = filing;
  const order = await readOrder(db, reference, session);
  if (!order) throw notFound('Order');
  const { place, product_id, schedule } = itemOf(order, line);
  const code = scriptCode(reference, line);
  const known = await filedScripts(db, place, session);
  if (!known) throw notFound('Patient');
  const filed = known.find((one) => one.code === code);
  if (filed && !isSame(filed, filing)) throw new BusinessError('SCRIPT_FILED');
  if (filed) return order;
  const expires_on = scriptExpiry(written_on, schedule);
  const script = { code, product_id, written_on, expires_on, repeats, repeats_left: repeats, staff_id };
  await putOnFile(db, place, { ...script, filed_at: clock.now(), supplied_at: [order.created_at] }, session);
  return order;
}

/**
 * Keeps the script of an order's line on file for its repeats, once, in one transaction.
 * @returns the order
 * @throws {BusinessError} NOT_FOUND (order, script or patient); SCRIPT_MOVED if it is not valid; SCRIPT_FILED if it is on
 *   file with another day or other repeats
 */
export async function fileScript(services: RefundServices, filing: ScriptFiling): Promise<OrderDocument> {
  return inTransaction(services, (session) => apply(services, filing, session));
}
