import { isPermitted, type Permission } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { CounterNavigation } from '@saltbush/shared-ui/design/counter';
import { useLocation, useSession } from '@saltbush/shared-ui/platform';

const PAGES: readonly { href: string; label: string; permission?: Permission }[] = [
  { href: links.staff.customers(), label: 'Customers', permission: 'customers:find' },
  { href: links.staff.members(), label: 'Members', permission: 'members:manage' },
  { href: links.staff.audit(), label: 'Audit log', permission: 'audit:read' },
  { href: links.staff.signIn(), label: 'Your sign-in' },
];

/** Fills `staff.navigation` with this squad's desks. */
export default function StaffNavigation() {
  const { pathname } = useLocation();
  const role = useSession((state) => state.user?.role ?? 'customer');
  const open = PAGES.filter(({ permission }) => !permission || isPermitted(role, permission));
  return (
    <CounterNavigation
      label="People"
      links={open.map(({ href, label }) => ({ href, label, isCurrent: pathname.startsWith(href) }))}
    />
  );
}
