import {
  correctionErrors,
  FIELD_MESSAGES,
  FILED_CORRECT_REASONS,
  FILED_END_REASONS,
  isReason,
  isSameFiled,
  scriptCode,
} from '@saltbush/contract';
import type { ClientSession } from 'mongodb';
import type { StaffScriptsCorrectInput, StaffScriptsTakeOffInput } from '../../../../generated/resolvers';
import { requirePermission } from '../../../../lib/context';
import { inTransaction } from '../../../../lib/database/transactions';
import { invalidInput, notFound } from '../../../../lib/errors';
import { enqueueMail } from '../../../mail';
import type { OrderDocument } from '../../../orders';
import { correctOnFile, pharmacyDay, takenOffMail, takeOffFile } from '../../../patients';
import type { StaffContext } from '../../context';
import { nameOfStaff } from '../../names';
import { requireOrder } from '../one-order';
import { requireScript, staffScriptOf } from './one-script';

interface Place {
  reference: string;
  line: number;
}

/** Finds the script on file of an order's line: what it was kept as, or that of which it is a repeat. */
async function requireFiledOf(ctx: StaffContext, { reference, line }: Place) {
  const order = await requireOrder(ctx, reference);
  const { filed_code } = requireScript(order, line);
  const item = order.items[line - 1];
  if (!item) throw notFound('Script');
  if (!order.user_id || !item.patient_uuid) throw notFound('Patient');
  const place = { userId: order.user_id, patientUuid: item.patient_uuid };
  const code = filed_code ?? scriptCode(order.reference, line);
  return { order, place, code, schedule: item.schedule };
}

async function pharmacist(ctx: StaffContext) {
  const { id: staff_id } = requirePermission(ctx, 'scripts:check');
  return { staff_id, staff_name: await nameOfStaff(ctx, staff_id) };
}

/** Changes the file in one transaction, and answers with the script as it then is. */
async function change(
  ctx: StaffContext,
  { order, line }: { order: OrderDocument; line: number },
  work: (session: ClientSession) => Promise<void>,
) {
  await inTransaction(ctx, work);
  return { script: await staffScriptOf(ctx, order, requireScript(order, line)) };
}

/** Corrects what a script on file says, with a reason (rule health-37). */
export async function staffScriptsCorrect(
  _root: unknown,
  { input }: { input: StaffScriptsCorrectInput },
  ctx: StaffContext,
) {
  const by = await pharmacist(ctx);
  const { line, seen, written_on, repeats_left, reason } = input;
  const to = { written_on, repeats_left };
  const { order, schedule, ...filed } = await requireFiledOf(ctx, input);
  const errors = correctionErrors(to, schedule, pharmacyDay(ctx.clock.now()));
  if (Object.keys(errors).length > 0) throw invalidInput({ ...errors });
  if (isSameFiled(seen, to)) throw invalidInput({ repeats_left: FIELD_MESSAGES.nothing_corrected });
  if (!isReason(FILED_CORRECT_REASONS, reason)) throw invalidInput({ reason: FIELD_MESSAGES.reason_missing });
  const correction = { ...filed, seen, by, to, reason, schedule };
  return change(ctx, { order, line }, (session) => correctOnFile(ctx, correction, session));
}

/** Takes a script off file for good; its customer is mailed why (rule health-37). */
export async function staffScriptsTakeOff(
  _root: unknown,
  { input }: { input: StaffScriptsTakeOffInput },
  ctx: StaffContext,
) {
  const by = await pharmacist(ctx);
  const { line, seen, reason } = input;
  if (!isReason(FILED_END_REASONS, reason)) throw invalidInput({ reason: FIELD_MESSAGES.reason_missing });
  const { order, schedule: _schedule, ...filed } = await requireFiledOf(ctx, input);
  return change(ctx, { order, line }, async (session) => {
    if (!(await takeOffFile(ctx, { ...filed, seen, by, reason }, session))) return;
    const mail = await takenOffMail(ctx, { ...filed, reason }, session);
    if (mail) await enqueueMail(ctx, mail, session);
  });
}
