import {
  FIELD_MESSAGES,
  isReason,
  refuseReasonsOf,
  SCRIPT_REFUSE_REASONS,
  type ScriptRefuseReason,
  scriptCode,
} from '@saltbush/contract';
import { askExchange } from '../../../../escripts/check-escript';
import type {
  StaffScriptsAcceptInput,
  StaffScriptsArriveInput,
  StaffScriptsRefuseInput,
} from '../../../../generated/resolvers';
import { requirePermission } from '../../../../lib/context';
import { BusinessError, invalidInput } from '../../../../lib/errors';
import { readToken } from '../../../cart';
import { moveScript, type OrderDocument, type ScriptMove } from '../../../orders';
import { findOwnPatient } from '../../../patients';
import type { StaffContext } from '../../context';
import { nameOfStaff } from '../../names';
import { endClaim } from '../claims/claim-store';
import { requireOrder } from '../one-order';
import { requireScript, staffScriptOf } from './one-script';

type Step = Pick<ScriptMove, 'line' | 'from' | 'to' | 'reason'>;

async function move(ctx: StaffContext, { reference }: OrderDocument, step: Step) {
  const { id } = requirePermission(ctx, 'scripts:check');
  const by = { id, name: await nameOfStaff(ctx, id) };
  const order = await moveScript(ctx, { reference, by, ...step });
  if (step.to !== 'arrived') await endClaim(ctx.db, scriptCode(reference, step.line));
  return { script: await staffScriptOf(ctx, order, requireScript(order, step.line)) };
}

/** Records that a paper script has arrived. */
export async function staffScriptsArrive(
  _root: unknown,
  { input }: { input: StaffScriptsArriveInput },
  ctx: StaffContext,
) {
  requirePermission(ctx, 'scripts:check');
  const { reference, line, from } = input;
  return move(ctx, await requireOrder(ctx, reference), { line, from, to: 'arrived' });
}

/** Asks the exchange once more about a token. @throws {BusinessError} SCRIPT_NOT_VALID, ESCRIPT_UNAVAILABLE */
async function confirmToken(ctx: StaffContext, { user_id, items }: OrderDocument, line: number) {
  const item = items[line - 1];
  const token = item && readToken(ctx.cipher, item);
  if (!token || !item.patient_uuid || !user_id) return;
  const patient = await findOwnPatient(ctx.db, user_id, item.patient_uuid);
  if (!patient) return;
  const { first_name, last_name, dob } = patient;
  const status = await askExchange(ctx, token, { first_name, last_name, dob });
  if (status !== 'valid') throw new BusinessError('SCRIPT_NOT_VALID', { status });
}

/** Records that a script was checked and is valid. */
export async function staffScriptsAccept(
  _root: unknown,
  { input }: { input: StaffScriptsAcceptInput },
  ctx: StaffContext,
) {
  requirePermission(ctx, 'scripts:check');
  const { reference, line, from } = input;
  const order = await requireOrder(ctx, reference);
  if (requireScript(order, line).state === 'to_check') await confirmToken(ctx, order, line);
  return move(ctx, order, { line, from, to: 'valid' });
}

/** Refuses a script with a reason, which its customer is mailed. */
export async function staffScriptsRefuse(
  _root: unknown,
  { input }: { input: StaffScriptsRefuseInput },
  ctx: StaffContext,
) {
  requirePermission(ctx, 'scripts:check');
  const { reference, line, from, reason } = input;
  const isKnown = isReason(SCRIPT_REFUSE_REASONS, reason);
  const reasons: readonly ScriptRefuseReason[] = refuseReasonsOf(from);
  if (!isKnown || (reasons.length > 0 && !reasons.includes(reason))) {
    throw invalidInput({ reason: FIELD_MESSAGES.reason_missing });
  }
  return move(ctx, await requireOrder(ctx, reference), { line, from, to: 'refused', reason });
}
