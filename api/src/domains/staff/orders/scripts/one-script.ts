import { scriptCode, unitsLeft } from '@saltbush/contract';
import { requirePermission } from '../../../../lib/context';
import { notFound } from '../../../../lib/errors';
import { maskToken, readToken } from '../../../cart';
import { type OrderDocument, type ScriptDocument, scriptsOf } from '../../../orders';
import {
  type FiledScriptDocument,
  findOwnPatient,
  openDirections,
  openEndNote,
  type PatientDocument,
} from '../../../patients';
import type { StaffContext } from '../../context';
import { mayReadMedicines, requireOrder } from '../one-order';

/** Says who has issued a script of this shop; how it is taken is for those who dispense. */
function issuedOf(ctx: StaffContext, patientUuid: string, filed: FiledScriptDocument) {
  if (!filed.issued) return null;
  const { staff_name, consult, quantity } = filed.issued;
  const directions = mayReadMedicines(ctx) ? openDirections(ctx.cipher, patientUuid, filed) : null;
  return { staff_name, at: filed.filed_at, consult, quantity, directions };
}

function onFileOf(ctx: StaffContext, patient: PatientDocument | null, code: string) {
  const filed = patient?.scripts_on_file?.find((one) => one.code === code);
  if (!patient || !filed) return null;
  const { written_on, expires_on, repeats_left, corrections = [], taken_off } = filed;
  const note = mayReadMedicines(ctx) ? openEndNote(ctx.cipher, patient._id, filed) : null;
  return {
    ...{ code, written_on, expires_on, repeats_left },
    taken_off: taken_off ? { ...taken_off, note } : null,
    issued: issuedOf(ctx, patient._id, filed),
    corrections: corrections.map(({ at, staff_name, reason, from }) => ({
      ...{ at, staff_name, reason },
      from_written_on: from.written_on,
      from_repeats_left: from.repeats_left,
    })),
  };
}

/** Reads whom a line is for: the name for everybody at this desk, the rest for those who dispense. */
async function patientOf(
  ctx: StaffContext,
  { user_id }: OrderDocument,
  { uuid, code }: { uuid: string | null; code: string },
) {
  const found = user_id && uuid ? await findOwnPatient(ctx.db, user_id, uuid) : null;
  return {
    patient_name: found ? `${found.first_name} ${found.last_name}` : '',
    patient: mayReadMedicines(ctx) ? found : null,
    on_file: onFileOf(ctx, found, code),
  };
}

/** Returns a script of an order as a pharmacist checks it. @throws {BusinessError} NOT_FOUND */
export async function staffScriptOf(
  ctx: StaffContext,
  order: OrderDocument,
  { line, kind, state, steps, filed_code }: ScriptDocument,
) {
  const item = order.items[line - 1];
  if (!item) throw notFound('Script');
  const token = readToken(ctx.cipher, item);
  const code = scriptCode(order.reference, line);
  return {
    code,
    reference: order.reference,
    line,
    kind,
    state,
    at: steps.at(-1)?.at ?? order.created_at,
    ordered_at: order.created_at,
    product_name: item.name,
    product_code: item.code,
    schedule: item.schedule,
    units: unitsLeft(order)[line - 1] ?? 0,
    ...(await patientOf(ctx, order, { uuid: item.patient_uuid, code: filed_code ?? code })),
    token: token && maskToken(token),
    steps: steps.map((step) => ({
      state: step.state,
      at: step.at,
      staff_name: step.staff_name ?? null,
      reason: step.reason ?? null,
    })),
  };
}

/** Finds the script of a line. @throws {BusinessError} NOT_FOUND */
export function requireScript(order: OrderDocument, line: number): ScriptDocument {
  const script = scriptsOf(order).find((one) => one.line === line);
  if (!script) throw notFound('Script');
  return script;
}

/** Returns a script for a pharmacist. */
export async function staffScript(
  _root: unknown,
  { reference, line }: { reference: string; line: number },
  ctx: StaffContext,
) {
  requirePermission(ctx, 'scripts:check');
  const order = await requireOrder(ctx, reference);
  return staffScriptOf(ctx, order, requireScript(order, line));
}
