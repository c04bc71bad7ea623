import type {
  Resolvers,
  StaffConsultScriptsIssueInput,
  StaffConsultScriptsWithdrawInput,
} from '../../../generated/resolvers';
import { requirePermission } from '../../../lib/context';
import { issueScript, withdrawScript } from '../../telehealth';
import { appointmentOf, requireAppointment } from '../appointments/one-appointment';
import type { StaffContext } from '../context';
import { nameOfStaff } from '../names';

/** More than a record says against any medicine. */
const MAX_OVERRULED = 20;

/** Issues a script of a consultation that the caller has held (rule health-63). */
async function issue(_root: unknown, { input }: { input: StaffConsultScriptsIssueInput }, ctx: StaffContext) {
  const { id: staffId } = requirePermission(ctx, 'appointments:run');
  await requireAppointment(ctx, input.uuid);
  const request = {
    ...input,
    overruled: (input.overruled ?? []).slice(0, MAX_OVERRULED),
    why: input.why ?? '',
  };
  const booking = await issueScript(ctx, request, { staffId, name: await nameOfStaff(ctx, staffId) });
  return { appointment: await appointmentOf(ctx, booking) };
}

/** Withdraws a script of a consultation on which nothing was ordered (rule health-65). */
async function withdraw(
  _root: unknown,
  { input }: { input: StaffConsultScriptsWithdrawInput },
  ctx: StaffContext,
) {
  const { id: staff_id } = requirePermission(ctx, 'appointments:run');
  await requireAppointment(ctx, input.uuid);
  const by = { staff_id, staff_name: await nameOfStaff(ctx, staff_id) };
  const booking = await withdrawScript(ctx, { ...input, by });
  return { appointment: await appointmentOf(ctx, booking) };
}

/** Scripts at the desk of consultations. */
export const staffConsultScriptResolvers: Pick<Resolvers<StaffContext>, 'Mutation'> = {
  Mutation: { staff_consult_scripts_issue: issue, staff_consult_scripts_withdraw: withdraw },
};
