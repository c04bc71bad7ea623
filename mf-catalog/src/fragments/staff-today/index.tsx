import { isPermitted } from '@saltbush/contract';
import { useSession } from '@saltbush/shared-ui/platform';
import { LowProducts } from '../../features/counter-products/components/LowProducts';

/** Fills `staff.today` with the products that are low or sold out. */
export default function StaffToday() {
  const role = useSession((state) => state.user?.role ?? 'customer');
  return isPermitted(role, 'stock:change') && <LowProducts />;
}
