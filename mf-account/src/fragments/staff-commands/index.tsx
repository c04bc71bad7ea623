import { isPermitted } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { DeskCommands } from '@saltbush/shared-ui/counter';
import { type SlotProps, useSession } from '@saltbush/shared-ui/platform';
import { DESKS } from '../../shared/counter/desks';

/** As much as the desk of customers looks for. */
const MIN_LENGTH = 3;

/** Fills `staff.commands` with this squad's desks, and a look for customers by what is typed. */
export default function StaffCommands({ query }: SlotProps['staff.commands']) {
  const role = useSession((state) => state.user?.role ?? 'customer');
  const isLook = query.length >= MIN_LENGTH && isPermitted(role, 'customers:find');
  const look = {
    href: `${links.staff.customers()}?${new URLSearchParams({ q: query })}`,
    label: `Find customers by “${query}”`,
    isSearch: true,
  };
  return <DeskCommands {...DESKS} query={query} found={isLook ? [look] : []} />;
}
