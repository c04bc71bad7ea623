import { CHECKOUT_BLOCKERS } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  formatCents,
  InlineMessage,
  Loading,
  Stack,
} from '@saltbush/shared-ui/design/core';
import { LineItemList, LineItemSkeleton } from '@saltbush/shared-ui/design/orders';
import { useRef } from 'react';
import type { MiniCart } from '../../../shared/cart/cart';
import { hasLineErrors, linesToCorrect } from '../../../shared/cart/line-errors';
import { SignInAgain, signInHere } from '../../../shared/cart/SignInAgain';
import type { CartView } from '../../../shared/cart/use-cart';
import { CartLineItem } from './CartLineItem';
import styles from './MiniCart.module.css';

function Lines({ cart }: { cart: MiniCart }) {
  const start = useRef<HTMLDivElement>(null);
  return (
    <div ref={start} tabIndex={-1}>
      <LineItemList label="Items in your cart">
        {cart.items.map((line) => (
          <CartLineItem key={line.id} uuid={cart.uuid} line={line} onRemoved={() => start.current?.focus()} />
        ))}
      </LineItemList>
    </div>
  );
}

/** The lines in the mini-cart, or the reason why there are none (section 2.6). */
export function MiniCartBody({ view, onClose }: { view: CartView<MiniCart>; onClose: () => void }) {
  switch (view.status) {
    case 'loading':
      return (
        <Loading label="Loading your cart">
          <LineItemSkeleton count={2} />
        </Loading>
      );
    case 'error':
      return <ErrorState onRetry={view.retry} busy={view.isRetrying} title="We couldn’t load your cart" />;
    case 'empty':
      return (
        <EmptyState
          picture="cart"
          title="Your cart is empty"
          action={
            <ButtonLink href={links.home()} onClick={onClose}>
              Start shopping
            </ButtonLink>
          }
        >
          What you add shows up here, on every tab and device you sign in on.
        </EmptyState>
      );
    case 'signed-out':
      return <SignInAgain />;
    case 'ready':
      return <Lines cart={view.cart} />;
  }
}

/** The way to the checkout, through signing in where a line needs that (rule selling-08). */
function Checkout({ cart, onClose }: { cart: MiniCart; onClose: () => void }) {
  if (!hasLineErrors(cart))
    return (
      <ButtonLink block href={links.checkout()} onClick={onClose}>
        Checkout
      </ButtonLink>
    );
  return (
    <Button
      block
      onClick={() => {
        onClose();
        signInHere();
      }}
    >
      Sign in to check out
    </Button>
  );
}

/** Subtotal and links to cart and checkout; stays visible below the lines. */
export function MiniCartFooter({ cart, onClose }: { cart: MiniCart; onClose: () => void }) {
  const toCorrect = linesToCorrect(cart.items).length > 0;
  return (
    <Stack gap={3}>
      {cart.free_shipping_message && <InlineMessage tone="info">{cart.free_shipping_message}</InlineMessage>}
      {toCorrect && (
        <InlineMessage tone="error" live>
          {CHECKOUT_BLOCKERS.CART_ITEM_ERRORS}
        </InlineMessage>
      )}
      <p className={styles.subtotal}>
        <span>Subtotal</span>
        <span className={styles.amount}>{formatCents(cart.cart_subtotal, { free: false })}</span>
      </p>
      <div className={styles.ways}>
        <ButtonLink variant="secondary" block href={links.cart()} onClick={onClose}>
          View cart
        </ButtonLink>
        {!toCorrect && <Checkout cart={cart} onClose={onClose} />}
      </div>
    </Stack>
  );
}
