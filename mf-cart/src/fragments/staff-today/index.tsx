import { isPermitted } from '@saltbush/contract';
import { useSession } from '@saltbush/shared-ui/platform';
import { WaitingOrders } from '../../features/counter-orders/components/WaitingOrders';

/** Fills `staff.today` with the orders that wait. */
export default function StaffToday() {
  const role = useSession((state) => state.user?.role ?? 'customer');
  return isPermitted(role, 'orders:see') && <WaitingOrders />;
}
