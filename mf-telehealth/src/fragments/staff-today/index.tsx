import { isPermitted } from '@saltbush/contract';
import { useSession } from '@saltbush/shared-ui/platform';
import { WaitingAppointments } from '../../features/counter-appointments/components/WaitingAppointments';

/** Fills `staff.today` with the consultations that wait. */
export default function StaffToday() {
  const role = useSession((state) => state.user?.role ?? 'customer');
  return isPermitted(role, 'appointments:run') && <WaitingAppointments />;
}
