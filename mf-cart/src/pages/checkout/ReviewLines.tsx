import { frequencyWords } from '@saltbush/contract';
import { formatCents } from '@saltbush/shared-ui/design/core';
import { TotalsList } from '@saltbush/shared-ui/design/orders';
import { lineName } from '../../features/lines/model/line-labels';
import { totalRows } from '../../features/summary/model/total-rows';
import type { Cart } from '../../shared/cart/cart';
import styles from './checkout.module.css';

/** What is ordered, one short line each. */
export function ShortLines({ cart, label }: { cart: Cart; label: string }) {
  return (
    <ul className={styles.lines} aria-label={label}>
      {cart.items.map((line) => (
        <li key={line.id} className={styles.line}>
          <span>
            {line.quantity} × {lineName(line)}
            {line.frequency && <em className={styles.frequency}> {frequencyWords(line.frequency)}</em>}
          </span>
          <span className={styles.amount}>{formatCents(line.line_total)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The lines of the review, and on phones their totals, which a wide page shows beside it. */
export function ReviewLines({ cart }: { cart: Cart }) {
  return (
    <div>
      <ShortLines cart={cart} label="Items in your order" />
      <div className={styles.totals}>
        <TotalsList rows={totalRows(cart)} total={{ label: 'Total', cents: cart.cart_total }} />
      </div>
    </div>
  );
}
