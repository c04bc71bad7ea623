import type {
  Resolvers,
  StaffCertificatesIssueInput,
  StaffCertificatesWithdrawInput,
} from '../../../generated/resolvers';
import { requirePermission } from '../../../lib/context';
import { issueCertificate, withdrawCertificate } from '../../telehealth';
import { appointmentOf, requireAppointment } from '../appointments/one-appointment';
import type { StaffContext } from '../context';
import { nameOfStaff } from '../names';

/** Issues a certificate for a consultation that the caller has held (rule health-30). */
async function issue(_root: unknown, { input }: { input: StaffCertificatesIssueInput }, ctx: StaffContext) {
  const { id } = requirePermission(ctx, 'appointments:run');
  await requireAppointment(ctx, input.uuid);
  const by = {
    staffId: id,
    name: await nameOfStaff(ctx, id),
    nameOf: (staffId: string) => nameOfStaff(ctx, staffId),
  };
  const booking = await issueCertificate(ctx, { ...input, reason: input.reason ?? '' }, by);
  return { appointment: await appointmentOf(ctx, booking) };
}

/** Withdraws the certificate of a consultation (rule health-30). */
async function withdraw(
  _root: unknown,
  { input }: { input: StaffCertificatesWithdrawInput },
  ctx: StaffContext,
) {
  const { id } = requirePermission(ctx, 'appointments:run');
  await requireAppointment(ctx, input.uuid);
  const booking = await withdrawCertificate(ctx, { ...input, staffId: id });
  return { appointment: await appointmentOf(ctx, booking) };
}

/** Certificates at the desk of consultations. */
export const staffCertificateResolvers: Pick<Resolvers<StaffContext>, 'Mutation'> = {
  Mutation: { staff_certificates_issue: issue, staff_certificates_withdraw: withdraw },
};
