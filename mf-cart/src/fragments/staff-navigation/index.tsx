import { DeskNavigation } from '@saltbush/shared-ui/counter';
import { DESKS } from '../../shared/counter/desks';

/** Fills `staff.navigation` with this squad's desks. */
export default function StaffNavigation() {
  return <DeskNavigation {...DESKS} />;
}
