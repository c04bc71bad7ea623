import { links } from '@saltbush/contract/links';
import { WaitingCharges } from '@saltbush/shared-ui/counter';
import { useQuery } from '@tanstack/react-query';
import { chargeCountsQuery } from '../api/charge-counts';

/** Charges of AutoDeliveries that have failed, and those that are coming. */
export function WaitingAutoDeliveryCharges() {
  const { data: counts } = useQuery(chargeCountsQuery);
  return (
    <WaitingCharges title="AutoDelivery charges" desk={links.staff.autoDeliveryCharges()} counts={counts} />
  );
}
