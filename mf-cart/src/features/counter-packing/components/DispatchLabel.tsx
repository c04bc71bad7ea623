import { letterhead } from '@saltbush/shared-ui/brand';
import { PrintSheet } from '@saltbush/shared-ui/design/orders';
import type { PackedOrder } from '../api/staff-packing-fields';
import { recipientLines } from '../model/recipient';
import styles from './Printouts.module.css';

/** The label outside a parcel: nobody learns from it what is inside (rule selling-43). On paper alone. */
export function DispatchLabel({ packed: { order, packing } }: { packed: PackedOrder }) {
  const sent = packing.lines.filter(({ units }) => units > 0);
  const [name, ...address] = recipientLines(order);
  return (
    <PrintSheet title={order.reference} from={letterhead} className={styles.label}>
      <p>{order.shipping_method?.name}</p>
      <address className={styles.recipient}>
        <span className={styles.to}>To</span>
        <strong>{name}</strong>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {order.delivery_instructions && <p>{order.delivery_instructions}</p>}
      {order.authority_to_leave && <p>May be left unattended</p>}
      {sent.some(({ is_cold }) => is_cold) && (
        <p className={styles.mark}>Keep cold: refrigerate at 2 to 8 °C, do not freeze</p>
      )}
      {sent.some(({ is_medicine }) => is_medicine) && (
        <p className={styles.mark}>Keep out of reach of children</p>
      )}
    </PrintSheet>
  );
}
