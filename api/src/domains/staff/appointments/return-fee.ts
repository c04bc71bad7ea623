import { feeReasonError } from '@saltbush/contract';
import type { StaffAppointmentsReturnFeeInput } from '../../../generated/resolvers';
import { requirePermission } from '../../../lib/context';
import { invalidInput } from '../../../lib/errors';
import { returnFee } from '../../telehealth';
import type { StaffContext } from '../context';
import { appointmentOf, requireAppointment } from './one-appointment';

/** Returns the fee of a consultation that has ended, because the shop has failed (rule health-36). */
export async function staffAppointmentsReturnFee(
  _root: unknown,
  { input }: { input: StaffAppointmentsReturnFeeInput },
  ctx: StaffContext,
) {
  const { id: staffId } = requirePermission(ctx, 'appointments:run');
  const error = feeReasonError(input.reason);
  if (error) throw invalidInput({ reason: error });
  const { _id: uuid } = await requireAppointment(ctx, input.uuid);
  const returned = await returnFee(ctx, { uuid, staffId, reason: input.reason });
  return { appointment: await appointmentOf(ctx, returned) };
}
