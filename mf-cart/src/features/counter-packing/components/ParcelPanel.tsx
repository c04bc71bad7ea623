import { links } from '@saltbush/contract/links';
import { CounterFacts, CounterPanel, formatMoment } from '@saltbush/shared-ui/design/counter';
import type { PackedOrder } from '../api/staff-packing-fields';
import { recipientLines } from '../model/recipient';

/** Where the parcel goes, and how. */
export function ParcelPanel({ order }: Pick<PackedOrder, 'order'>) {
  const facts = [
    { label: 'Order', value: <a href={links.staff.order(order.reference)}>{order.reference}</a> },
    { label: 'Placed', value: formatMoment(order.created_at) },
    { label: 'Delivery', value: order.shipping_method?.name ?? 'None' },
    { label: 'To', value: recipientLines(order).join(', ') },
    ...(order.delivery_instructions ? [{ label: 'Instructions', value: order.delivery_instructions }] : []),
    { label: 'May be left', value: order.authority_to_leave ? 'Yes' : 'No' },
  ];
  return (
    <CounterPanel title="Parcel">
      <CounterFacts facts={facts} />
    </CounterPanel>
  );
}
