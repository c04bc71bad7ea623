import { isPermitted } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { CounterNavigation } from '@saltbush/shared-ui/design/counter';
import { useLocation, useSession } from '@saltbush/shared-ui/platform';

/** Fills `staff.navigation` with this squad's desk. */
export default function StaffNavigation() {
  const { pathname } = useLocation();
  const role = useSession((state) => state.user?.role ?? 'customer');
  if (!isPermitted(role, 'search:report')) return null;
  const href = links.staff.search();
  return (
    <CounterNavigation
      label="Finding"
      links={[{ href, label: 'Search', isCurrent: pathname.startsWith(href) }]}
    />
  );
}
