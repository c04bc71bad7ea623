import { DeskCommands } from '@saltbush/shared-ui/counter';
import type { SlotProps } from '@saltbush/shared-ui/platform';
import { DESKS } from '../../shared/counter/desks';

/** Fills `staff.commands` with this squad's desks. */
export default function StaffCommands({ query }: SlotProps['staff.commands']) {
  return <DeskCommands {...DESKS} query={query} />;
}
