import { links } from '@saltbush/contract/links';
import { formatCents } from '@saltbush/shared-ui/design/core';
import { ShoppingCartIcon } from '@saltbush/shared-ui/design/icons';
import { PressLink } from '@saltbush/shared-ui/design/navigation';
import { closeOverlay, openOverlay, useOverlayStore } from '@saltbush/shared-ui/platform';
import { CountedIcon } from '../../../shared/counted-icon/CountedIcon';
import { useCartHeader } from '../model/use-cart-header';
import styles from './CartTrigger.module.css';

/** Opens the mini-cart. Shows the cart's subtotal and number of items (section 2.6). */
export function CartTrigger() {
  const { subtotal, count } = useCartHeader();
  const isOpen = useOverlayStore((state) => state.open?.name === 'mini-cart');
  const total = formatCents(subtotal, { free: false });
  return (
    <PressLink
      href={links.cart()}
      className={styles.trigger}
      aria-label={`Cart, ${count} ${count === 1 ? 'item' : 'items'}, ${total}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPress={() => (isOpen ? closeOverlay() : openOverlay('mini-cart', {}))}
    >
      <CountedIcon count={count}>
        <ShoppingCartIcon size={22} strokeWidth={1.75} />
      </CountedIcon>
      <span className={styles.total}>{total}</span>
    </PressLink>
  );
}
