import { links } from '@saltbush/contract/links';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Grid,
  Loading,
  Panel,
  Skeleton,
  Stack,
  TextLink,
} from '@saltbush/shared-ui/design/core';
import { LineItemList, TotalsSkeleton } from '@saltbush/shared-ui/design/orders';
import { CheckoutSections } from '../../features/checkout/components/CheckoutSections';
import { CartLineItem } from '../../features/lines/components/CartLineItem';
import { QuestionnairePanel } from '../../features/questionnaire/components/QuestionnairePanel';
import type { Cart } from '../../shared/cart/cart';
import type { CartView } from '../../shared/cart/use-cart';
import { CheckoutSummary } from './CheckoutSummary';
import styles from './checkout.module.css';
import { Methods } from './Methods';

function CheckoutSkeleton() {
  return (
    <Loading label="Loading your checkout">
      <Grid columns="summary">
        <Stack gap={4}>
          {['Contact', 'Delivery', 'Payment', 'Review'].map((title) => (
            <Panel key={title}>
              <Skeleton width="12rem" height="2rem" />
            </Panel>
          ))}
        </Stack>
        <Panel ground="mist">
          <TotalsSkeleton />
        </Panel>
      </Grid>
    </Loading>
  );
}

function Lines({ cart }: { cart: Cart }) {
  return (
    <LineItemList label="Items in your order">
      {cart.items.map((line) => (
        <CartLineItem key={line.id} uuid={cart.uuid} line={line} />
      ))}
    </LineItemList>
  );
}

function Ready({ cart, isChanging }: { cart: Cart; isChanging: boolean }) {
  return (
    <Grid columns="summary">
      <div className={styles.main}>
        <QuestionnairePanel cart={cart} />
        <CheckoutSections
          key={cart.uuid}
          cart={cart}
          methods={(mode, error) => <Methods cart={cart} mode={mode} error={error} />}
          lines={<Lines cart={cart} />}
        />
      </div>
      <CheckoutSummary cart={cart} isChanging={isChanging} />
    </Grid>
  );
}

/** The checkout below its title, for each state of the cart. */
export function CheckoutContent({ view }: { view: CartView<Cart> }) {
  switch (view.status) {
    case 'loading':
      return <CheckoutSkeleton />;
    case 'error':
      return <ErrorState title="We couldn’t load your cart" onRetry={view.retry} busy={view.isRetrying} />;
    case 'empty':
      return (
        <EmptyState
          picture="cart"
          title="There is nothing to check out"
          action={<ButtonLink href={links.home()}>Start shopping</ButtonLink>}
        >
          Your cart is empty. If you have just placed an order,{' '}
          <TextLink href={links.orderLookup()}>find it here</TextLink>.
        </EmptyState>
      );
    case 'ready':
      return <Ready cart={view.cart} isChanging={view.isChanging} />;
  }
}
