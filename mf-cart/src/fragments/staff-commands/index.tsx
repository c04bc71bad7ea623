import { isPermitted } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { DeskCommands } from '@saltbush/shared-ui/counter';
import { type SlotProps, useSession } from '@saltbush/shared-ui/platform';
import { DESKS } from '../../shared/counter/desks';

/** As customers read it out: in any case, with or without its parts separated. */
const REFERENCE = /^SB[ -]?([0-9A-Z]{4})[ -]?([0-9A-Z]{4})$/i;

/** Returns the order whose reference is typed; its desk says so if there is none. */
function orderOf(query: string, mayPack: boolean) {
  const [, first, second] = REFERENCE.exec(query) ?? [];
  if (!first || !second) return [];
  const reference = `SB-${first}-${second}`.toUpperCase();
  const order = { href: links.staff.order(reference), label: `Order ${reference}` };
  const packing = { href: links.staff.packing(reference), label: `Pack ${reference}` };
  return mayPack ? [order, packing] : [order];
}

/** Fills `staff.commands` with this squad's desks, and the order whose reference is typed. */
export default function StaffCommands({ query }: SlotProps['staff.commands']) {
  const role = useSession((state) => state.user?.role ?? 'customer');
  const found = isPermitted(role, 'orders:see') ? orderOf(query, isPermitted(role, 'orders:dispatch')) : [];
  return <DeskCommands {...DESKS} query={query} found={found} />;
}
