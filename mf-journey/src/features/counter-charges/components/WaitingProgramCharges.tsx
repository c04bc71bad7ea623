import { links } from '@saltbush/contract/links';
import { WaitingCharges } from '@saltbush/shared-ui/counter';
import { useQuery } from '@tanstack/react-query';
import { chargeCountsQuery } from '../api/charge-counts';

/** Monthly charges of programs that have failed, and those that are coming. */
export function WaitingProgramCharges() {
  const { data: counts } = useQuery(chargeCountsQuery);
  return <WaitingCharges title="Program charges" desk={links.staff.programCharges()} counts={counts} />;
}
