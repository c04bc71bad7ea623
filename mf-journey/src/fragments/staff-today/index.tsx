import { isPermitted } from '@saltbush/contract';
import { useSession } from '@saltbush/shared-ui/platform';
import { WaitingProgramCharges } from '../../features/counter-charges/components/WaitingProgramCharges';
import { WaitingPrograms } from '../../features/counter-programs/components/WaitingPrograms';

/** Fills `staff.today` with the programs and charges that wait. */
export default function StaffToday() {
  const role = useSession((state) => state.user?.role ?? 'customer');
  return (
    <>
      {isPermitted(role, 'programs:review') && <WaitingPrograms />}
      {isPermitted(role, 'charges:see') && <WaitingProgramCharges />}
    </>
  );
}
