import { isPermitted } from '@saltbush/contract';
import { useSession } from '@saltbush/shared-ui/platform';
import { WaitingAutoDeliveryCharges } from '../../features/counter-charges/components/WaitingAutoDeliveryCharges';
import { WaitingOrders } from '../../features/counter-orders/components/WaitingOrders';
import { WaitingReturns } from '../../features/counter-returns/components/WaitingReturns';
import { WaitingScripts } from '../../features/counter-scripts/components/WaitingScripts';

/** Fills `staff.today` with the orders, returns, scripts and charges that wait. */
export default function StaffToday() {
  const role = useSession((state) => state.user?.role ?? 'customer');
  if (!isPermitted(role, 'orders:see')) return null;
  return (
    <>
      <WaitingOrders />
      <WaitingReturns />
      {isPermitted(role, 'scripts:check') && <WaitingScripts />}
      {isPermitted(role, 'charges:see') && <WaitingAutoDeliveryCharges />}
    </>
  );
}
