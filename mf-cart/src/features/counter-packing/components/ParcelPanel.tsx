import { links } from '@saltbush/contract/links';
import { CounterFacts, CounterPanel, formatMoment } from '@saltbush/shared-ui/design/counter';
import { readyLine } from '../../../shared/counter/ready-line';
import type { PackedOrder } from '../api/staff-packing-fields';
import { recipientLines } from '../model/recipient';

interface ParcelPanelProps extends Pick<PackedOrder, 'order'> {
  /** When the order was read, in milliseconds. */
  at: number;
}

/** Where the parcel goes, how, and by which day if it is collected. */
export function ParcelPanel({ order, at }: ParcelPanelProps) {
  const ready = readyLine(order, at);
  const facts = [
    { label: 'Order', value: <a href={links.staff.order(order.reference)}>{order.reference}</a> },
    { label: 'Placed', value: formatMoment(order.created_at) },
    { label: 'Delivery', value: order.shipping_method?.name ?? 'None' },
    ...(ready ? [{ label: 'To collect', value: ready }] : []),
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
