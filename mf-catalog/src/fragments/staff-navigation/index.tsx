import { isPermitted } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { CounterNavigation } from '@saltbush/shared-ui/design/counter';
import { useLocation, useSession } from '@saltbush/shared-ui/platform';

/** Fills `staff.navigation` with this squad's desk. */
export default function StaffNavigation() {
  const { pathname } = useLocation();
  const role = useSession((state) => state.user?.role ?? 'customer');
  if (!isPermitted(role, 'products:see')) return null;
  const href = links.staff.products();
  return (
    <CounterNavigation
      label="Catalogue"
      links={[{ href, label: 'Products', isCurrent: pathname.startsWith(href) }]}
    />
  );
}
