import { lineBeforeDiscounts, orderSums } from '@saltbush/contract';
import { letterhead } from '@saltbush/shared-ui/brand';
import { formatCents } from '@saltbush/shared-ui/design/core';
import { formatMoment } from '@saltbush/shared-ui/design/counter';
import { PrintSheet, TotalsList } from '@saltbush/shared-ui/design/orders';
import type { PackedOrder } from '../api/staff-packing-fields';
import { recipientLines } from '../model/recipient';
import styles from './Printouts.module.css';

type Order = PackedOrder['order'];

function SlipItems({ items }: Pick<Order, 'items'>) {
  return (
    <table className={styles.items}>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Sent</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ line, name, quantity, refunded_quantity: refunded, unit_price }) => (
          <tr key={line}>
            <td>{name}</td>
            <td>
              {quantity - refunded}
              {refunded > 0 && ` of ${quantity}, ${refunded} refunded`}
            </td>
            <td>{formatCents(lineBeforeDiscounts({ quantity, unit_price }), { free: false })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The slip in a parcel: what was sent and what it came to, as on the invoice. On paper alone. */
export function PackingSlip({ order }: { order: Order }) {
  const { items, discounts, delivery } = orderSums(order);
  const rows = [
    { label: 'Items', cents: items },
    ...discounts.map(({ name, amount }) => ({ label: name, cents: amount, kind: 'saving' as const })),
    { label: order.shipping_method?.name ?? 'Delivery', cents: delivery },
    ...(order.refund_total > 0
      ? [{ label: 'Refunded', cents: order.refund_total, kind: 'saving' as const }]
      : []),
  ];
  return (
    <PrintSheet title={`Packing slip ${order.reference}`} from={letterhead} className={styles.paper}>
      <p>
        Ordered {formatMoment(order.created_at)}
        <br />
        For {recipientLines(order).join(', ')}
      </p>
      <SlipItems items={order.items} />
      <TotalsList
        rows={rows}
        total={{ label: 'Total', cents: order.order_total - order.refund_total }}
        footnote={
          order.refund_total > 0
            ? undefined
            : `Includes GST of ${formatCents(order.gst_total, { free: false })}`
        }
      />
      <p>This is not a tax invoice: yours is with your order in our shop. Questions? {letterhead.at(-1)}</p>
    </PrintSheet>
  );
}
