import { formatCents, Heading, Panel, Stack, Text } from '@saltbush/shared-ui/design/core';
import { TotalsList } from '@saltbush/shared-ui/design/orders';
import type { ReactNode } from 'react';
import type { Cart } from '../../../shared/cart/cart';
import { savingWords } from '../model/saving-words';
import { totalRows } from '../model/total-rows';
import { FreeShipping } from './FreeShipping';
import { RewardsLine } from './RewardsLine';
import styles from './Summary.module.css';

interface SummaryProps {
  cart: Cart;
  /** The totals are being updated. */
  isChanging: boolean;
  /** The next action, below the totals. */
  children?: ReactNode;
  /** Content above the totals, such as the items. */
  lines?: ReactNode;
}

/** Cart totals, with when the order arrives. */
export function Summary({ cart, isChanging, children, lines }: SummaryProps) {
  return (
    <Panel as="section" ground="mist" className={styles.summary} aria-labelledby="summary-title">
      <Heading level={2} size="lg" id="summary-title">
        Order summary
      </Heading>
      {lines}
      <FreeShipping cart={cart} />
      <div className={styles.totals} aria-busy={isChanging}>
        <TotalsList
          rows={totalRows(cart)}
          total={{ label: 'Total', cents: cart.cart_total }}
          footnote={`Includes GST of ${formatCents(cart.gst_total, { free: false })}`}
        />
        <p className={styles.saving}>{savingWords(cart)}</p>
      </div>
      <RewardsLine base={cart.edr_base_points} bonus={cart.edr_bonus_points} />
      {children && <Stack gap={3}>{children}</Stack>}
      <Text size="xs" tone="muted">
        Shop with confidence and enjoy 30 day returns.
      </Text>
    </Panel>
  );
}
