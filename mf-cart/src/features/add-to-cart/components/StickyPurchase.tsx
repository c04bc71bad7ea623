import { Container, formatCents } from '@saltbush/shared-ui/design/core';
import { type ReactNode, useRef } from 'react';
import { useBottomBar } from '../../../shared/page-layout/use-bottom-bar';
import styles from './StickyPurchase.module.css';

interface StickyPurchaseProps {
  title: string;
  /** Price for the chosen quantity. */
  totalCents: number;
  children: ReactNode;
}

/** A sticky bar that repeats the main call to action while the original is out of view (section 2.10). */
export function StickyPurchase({ title, totalCents, children }: StickyPurchaseProps) {
  const bar = useRef<HTMLElement>(null);
  useBottomBar(bar, true);
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
