import { scriptCode, stopsSupply } from '@saltbush/contract';
import type { ClientSession, Db } from 'mongodb';
import { BusinessError } from '../../../lib/errors';
import { findProducts } from '../../catalogue';
import {
  endFiled,
  type FiledEndDocument,
  filedScripts,
  forgetSupply,
  giveRepeatBack,
  type PatientPlace,
  takeRepeat,
} from '../../patients';
import { PlacementConflict } from '../checkout/placement-conflict';
import type { OrderDocument } from '../documents';
import type { ScriptDocument } from './documents';
import { newScripts, scriptsOf } from './scripts-of';

function placeOf({ user_id: userId, items }: OrderDocument, { line }: ScriptDocument): PatientPlace | null {
  const patientUuid = items[line - 1]?.patient_uuid;
  return userId && patientUuid ? { userId, patientUuid } : null;
}

/**
 * Returns the scripts that a new order waits for, each that is on file with a repeat used up, in its transaction.
 * @throws {PlacementConflict} if none is left of one, or a supply on it has fewer packs
 */
export async function takeRepeats(
  db: Db,
  order: OrderDocument,
  session: ClientSession,
): Promise<ScriptDocument[]> {
  const scripts: ScriptDocument[] = [];
  for (const script of newScripts(order)) {
    if (script.kind !== 'onfile') {
      scripts.push(script);
      continue;
    }
    const place = placeOf(order, script);
    const { product_id: productId = 0, quantity: packs = 0 } = order.items[script.line - 1] ?? {};
    const [product = { _id: productId }] = await findProducts(db, [productId]);
    const ordered = { product, packs, now: order.created_at };
    const filed_code = place && (await takeRepeat(db, place, ordered, session));
    if (!filed_code) throw new PlacementConflict('on_file');
    scripts.push({ ...script, filed_code });
  }
  return scripts;
}

/** A refused one is not what it seemed: no order would be supplied on it. */
const wasRefused = ({ steps }: ScriptDocument): boolean => steps.some(({ state }) => state === 'refused');

/** Ends the script on file of a line that a pharmacist refuses, in its transaction: it would be offered again. */
export async function endRefused(
  db: Db,
  order: OrderDocument,
  { script, taken_off }: { script: ScriptDocument; taken_off: FiledEndDocument },
  session: ClientSession,
): Promise<void> {
  const [place, code] = [placeOf(order, script), script.filed_code];
  const takenAt = order.created_at;
  if (!place || !code) return;
  const isEnded = await endFiled(db, place, { code, taken_off, takenAt }, session);
  // It was withdrawn meanwhile: what was refused is no supply all the same.
  if (!isEnded) await forgetSupply(db, place, { code, takenAt }, session);
}

/** @throws {BusinessError} SCRIPT_STOPPED if the script on file of a line was withdrawn, or found unsafe, since it was ordered */
export async function requireKept(
  db: Db,
  order: OrderDocument,
  script: ScriptDocument,
  session?: ClientSession,
): Promise<void> {
  const place = placeOf(order, script);
  if (!place || !script.filed_code) return;
  const onFile = (await filedScripts(db, place, session)) ?? [];
  const end = onFile.find(({ code }) => code === script.filed_code)?.taken_off;
  if (end && stopsSupply(end.reason))
    throw new BusinessError('SCRIPT_STOPPED', { staff_name: end.staff_name });
}

/** @throws {BusinessError} SCRIPT_STOPPED if a script on file, checked or not, was ended for what an order would send */
export async function requireAllKept(db: Db, order: OrderDocument): Promise<void> {
  for (const script of scriptsOf(order)) {
    if (script.state === 'valid') await requireKept(db, order, script);
  }
}

/**
 * Gives back the repeats of what will not leave the pharmacy after a refund, in its transaction (rule health-33). A script
 * that was put on file with the order stays there, without a supply (rule health-51).
 */
export async function returnRepeats(
  db: Db,
  before: OrderDocument,
  after: OrderDocument,
  session: ClientSession,
): Promise<void> {
  const closed = scriptsOf(before).filter(({ state }) => state === 'closed');
  for (const script of after.scripts ?? []) {
    const isClosedNow = script.state === 'closed' && !closed.some(({ line }) => line === script.line);
    const place = placeOf(after, script);
    if (!isClosedNow || !place || wasRefused(script)) continue;
    const takenAt = after.created_at;
    if (script.filed_code) await giveRepeatBack(db, place, { code: script.filed_code, takenAt }, session);
    else await forgetSupply(db, place, { code: scriptCode(after.reference, script.line), takenAt }, session);
  }
}
