import { Text } from '@saltbush/shared-ui/design/core';
import { TruckIcon } from '@saltbush/shared-ui/design/icons';
import { ProgressBar } from '@saltbush/shared-ui/design/orders';
import type { MiniCart } from '../../../shared/cart/cart';
import styles from './FreeShipping.module.css';

type FreeShippingCart = Pick<
  MiniCart,
  | 'item_total'
  | 'free_shipping_message'
  | 'free_shipping_threshold_standard'
  | 'free_shipping_threshold_express'
>;

/** The next threshold to reach: standard delivery first, then express. */
export function nextThreshold(cart: FreeShippingCart): number {
  const { item_total, free_shipping_threshold_standard: standard } = cart;
  return item_total < standard ? standard : cart.free_shipping_threshold_express;
}

/** Progress towards free delivery (section 2.15). */
export function FreeShipping({ cart }: { cart: FreeShippingCart }) {
  if (!cart.free_shipping_message) return null;
  return (
    <div className={styles.free}>
      <Text size="sm" className={styles.message}>
        <TruckIcon size={20} strokeWidth={1.75} />
        <span>{cart.free_shipping_message}</span>
      </Text>
      <ProgressBar value={cart.item_total} max={nextThreshold(cart)} label="Progress to free delivery" />
    </div>
  );
}
