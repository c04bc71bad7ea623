import { isPermitted } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { CounterNavigation } from '@saltbush/shared-ui/design/counter';
import { useLocation, useSession } from '@saltbush/shared-ui/platform';

/** Fills `staff.navigation` with this squad's desks. */
export default function StaffNavigation() {
  const { pathname } = useLocation();
  const role = useSession((state) => state.user?.role ?? 'customer');
  if (!isPermitted(role, 'orders:see')) return null;
  const desks = [
    { href: links.staff.orders(), label: 'Orders' },
    { href: links.staff.returns(), label: 'Returns' },
    ...(isPermitted(role, 'scripts:check') ? [{ href: links.staff.scripts(), label: 'Scripts' }] : []),
  ];
  return (
    <CounterNavigation
      label="Orders"
      links={desks.map((desk) => ({ ...desk, isCurrent: pathname.startsWith(desk.href) }))}
    />
  );
}
