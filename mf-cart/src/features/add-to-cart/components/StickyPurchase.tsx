import { Container, formatCents } from '@saltbush/shared-ui/design/core';
import { type ReactNode, useRef } from 'react';
import { useRoomBelow } from '../../../shared/page-layout/use-room-below';
import styles from './StickyPurchase.module.css';

interface StickyPurchaseProps {
  title: string;
  /** Price of the chosen quantity. */
  totalCents: number;
  children: ReactNode;
}

/** The bar that carries the main call to action once that has scrolled away (section 2.10). */
export function StickyPurchase({ title, totalCents, children }: StickyPurchaseProps) {
  const bar = useRef<HTMLElement>(null);
  useRoomBelow(bar);
  return (
    <aside ref={bar} className={styles.bar} aria-label="Buy this product">
      <Container className={styles.inner}>
        <p className={styles.title}>{title}</p>
        <p className={styles.price}>{formatCents(totalCents)}</p>
        <div className={styles.action}>{children}</div>
      </Container>
    </aside>
  );
}
