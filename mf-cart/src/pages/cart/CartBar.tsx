import { links } from '@saltbush/contract/links';
import { ButtonLink, formatCents } from '@saltbush/shared-ui/design/core';
import { useRef } from 'react';
import type { Cart } from '../../shared/cart/cart';
import { useBottomBar } from '../../shared/page-layout/use-bottom-bar';
import styles from './CartBar.module.css';

/** Total and checkout button for small screens, where the summary is below the lines. */
export function CartBar({ cart }: { cart: Cart }) {
  const bar = useRef<HTMLElement>(null);
  useBottomBar(bar);
  return (
    <aside ref={bar} className={styles.bar} aria-label="Your total">
      <p className={styles.total}>
        <span className={styles.label}>Total</span>
        <span className={styles.amount}>{formatCents(cart.cart_total, { free: false })}</span>
      </p>
      <ButtonLink href={links.checkout()}>Checkout</ButtonLink>
    </aside>
  );
}
