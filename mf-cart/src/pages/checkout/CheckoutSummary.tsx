import { links } from '@saltbush/contract/links';
import { formatCents, TextLink } from '@saltbush/shared-ui/design/core';
import { ChevronDownIcon, ChevronUpIcon } from '@saltbush/shared-ui/design/icons';
import { useState } from 'react';
import { lineName } from '../../features/lines/model/line-labels';
import { Summary } from '../../features/summary/components/Summary';
import type { Cart } from '../../shared/cart/cart';
import styles from './checkout.module.css';

function ShortLines({ cart }: { cart: Cart }) {
  return (
    <ul className={styles.lines} aria-label="Items">
      {cart.items.map((line) => (
        <li key={line.id} className={styles.line}>
          <span>
            {line.quantity} × {lineName(line)}
          </span>
          <span className={styles.amount}>{formatCents(line.line_total)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The order summary: beside the sections, or collapsed above them on small screens. */
export function CheckoutSummary({ cart, isChanging }: { cart: Cart; isChanging: boolean }) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const Arrow = isUnfolded ? ChevronUpIcon : ChevronDownIcon;
  return (
    <div className={styles.aside}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isUnfolded}
        aria-controls="checkout-summary"
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        <span>
          Order summary ·{' '}
          <span className={styles.amount}>{formatCents(cart.cart_total, { free: false })}</span>
        </span>
        <Arrow size={20} aria-hidden="true" />
      </button>
      <div id="checkout-summary" className={isUnfolded ? undefined : styles.folded}>
        <Summary cart={cart} isChanging={isChanging} lines={<ShortLines cart={cart} />}>
          <TextLink href={links.cart()}>Change your cart</TextLink>
        </Summary>
      </div>
    </div>
  );
}
