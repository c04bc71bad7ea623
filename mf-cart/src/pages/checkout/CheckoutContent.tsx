import { links } from '@saltbush/contract/links';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Grid,
  Heading,
  Loading,
  Panel,
  Skeleton,
  Stack,
  TextLink,
} from '@saltbush/shared-ui/design/core';
import { LineItemList, TotalsSkeleton } from '@saltbush/shared-ui/design/orders';
import { CheckoutSections } from '../../features/checkout/components/CheckoutSections';
import { SessionEnded } from '../../features/checkout/components/SessionEnded';
import { hasKeptEntries } from '../../features/checkout/model/kept-entries';
import { useReturningCustomer } from '../../features/checkout/model/use-returning-customer';
import { useFollowedAddress } from '../../features/delivery/model/use-address-place';
import { CartLineItem } from '../../features/lines/components/CartLineItem';
import { QuestionnairePanel } from '../../features/questionnaire/components/QuestionnairePanel';
import type { Cart } from '../../shared/cart/cart';
import { linesToCorrect } from '../../shared/cart/line-errors';
import { SignInAgain } from '../../shared/cart/SignInAgain';
import type { CartView } from '../../shared/cart/use-cart';
import { useKeptCart } from '../../shared/cart/use-kept-cart';
import { useWideWindow } from '../../shared/page-layout/use-wide-window';
import { CheckoutSummary } from './CheckoutSummary';
import styles from './checkout.module.css';
import { Methods } from './Methods';
import { ReviewLines } from './ReviewLines';

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

/** The lines that cannot be ordered, to correct before anything else. */
function Problems({ cart }: { cart: Cart }) {
  return (
    <Panel>
      <Stack gap={4}>
        <Heading level={2} size="md">
          Please check before you order
        </Heading>
        <LineItemList label="Items that cannot be ordered">
          {linesToCorrect(cart.items).map((line) => (
            <CartLineItem key={line.id} uuid={cart.uuid} line={line} />
          ))}
        </LineItemList>
      </Stack>
    </Panel>
  );
}

interface ReadyProps {
  cart: Cart;
  isChanging: boolean;
  isSignedOut: boolean;
}

function Ready({ cart, isChanging, isSignedOut }: ReadyProps) {
  const customer = useReturningCustomer(cart);
  const isWide = useWideWindow();
  const summary = <CheckoutSummary cart={cart} isChanging={isChanging} />;
  // What is typed counts for itself.
  useFollowedAddress(cart, hasKeptEntries('delivery', cart.uuid));
  if (!customer) return <CheckoutSkeleton />;
  return (
    <Grid columns="summary">
      {!isWide && summary}
      <div className={styles.main}>
        {isSignedOut && <SessionEnded />}
        <QuestionnairePanel cart={cart} />
        <CheckoutSections
          key={customer.key}
          cart={customer.cart}
          card={customer.card}
          methods={(mode, error) => <Methods cart={cart} mode={mode} error={error} />}
          lines={<ReviewLines cart={cart} />}
          problems={<Problems cart={cart} />}
        />
      </div>
      {isWide && summary}
    </Grid>
  );
}

/** The checkout below its title, for each state of the cart. */
export function CheckoutContent({ view: read }: { view: CartView<Cart> }) {
  const { view, isSignedOut } = useKeptCart(read);
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
    case 'signed-out':
      return <SignInAgain />;
    case 'ready':
      return <Ready cart={view.cart} isChanging={view.isChanging} isSignedOut={isSignedOut} />;
  }
}
