import { CHECKOUT_BLOCKERS, checkoutBlocker } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { Button, ButtonLink, formatCents, InlineMessage } from '@saltbush/shared-ui/design/core';
import { useSession } from '@saltbush/shared-ui/platform';
import { useRef } from 'react';
import type { Cart } from '../../shared/cart/cart';
import { signInHere } from '../../shared/cart/SignInAgain';
import { useBottomBar } from '../../shared/page-layout/use-bottom-bar';
import styles from './CartBar.module.css';

const itemsId = 'cart-items';

function showItems() {
  const items = document.getElementById(itemsId);
  items?.scrollIntoView();
  items?.focus({ preventScroll: true });
}

/** Total and checkout button for small screens, or what has to be done first. */
export function CartBar({ cart }: { cart: Cart }) {
  const bar = useRef<HTMLElement>(null);
  useBottomBar(bar);
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  const blocker = checkoutBlocker(cart, isSignedIn);
  const lineError = cart.items.find(({ errors }) => errors.length > 0)?.errors[0]?.message;
  const needsSignIn = blocker === 'SIGN_IN_REQUIRED';
  return (
    <aside ref={bar} className={styles.bar} aria-label="Your total">
      {blocker && (
        <InlineMessage tone={needsSignIn ? 'info' : 'error'} className={styles.reason}>
          {blocker === 'CART_ITEM_ERRORS' && lineError ? lineError : CHECKOUT_BLOCKERS[blocker]}
        </InlineMessage>
      )}
      <p className={styles.total}>
        <span className={styles.label}>Total</span>
        <span className={styles.amount}>{formatCents(cart.cart_total, { free: false })}</span>
      </p>
      {!blocker && <ButtonLink href={links.checkout()}>Checkout</ButtonLink>}
      {needsSignIn && <Button onClick={() => signInHere()}>Sign in to check out</Button>}
      {blocker && !needsSignIn && (
        <Button variant="secondary" onClick={showItems}>
          See your items
        </Button>
      )}
    </aside>
  );
}
