import { links } from '@saltbush/contract/links';
import { formatCents, TextLink } from '@saltbush/shared-ui/design/core';
import { ChevronDownIcon, ChevronUpIcon } from '@saltbush/shared-ui/design/icons';
import { useState } from 'react';
import { OfferCode } from '../../features/offers/components/OfferCode';
import { Summary } from '../../features/summary/components/Summary';
import type { Cart } from '../../shared/cart/cart';
import styles from './checkout.module.css';
import { ShortLines } from './ReviewLines';

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
        <Summary cart={cart} isChanging={isChanging} lines={<ShortLines cart={cart} label="Items" />}>
          <OfferCode cart={cart} />
          <TextLink href={links.cart()}>Change your cart</TextLink>
        </Summary>
      </div>
    </div>
  );
}
