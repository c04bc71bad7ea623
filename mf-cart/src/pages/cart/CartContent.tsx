import { links } from '@saltbush/contract/links';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Grid,
  Heading,
  Loading,
  Panel,
  Stack,
} from '@saltbush/shared-ui/design/core';
import { LineItemSkeleton, TotalsSkeleton } from '@saltbush/shared-ui/design/orders';
import { DeliveryChoice } from '../../features/delivery/components/DeliveryChoice';
import { CartGroups } from '../../features/lines/components/CartGroups';
import { OfferCode } from '../../features/offers/components/OfferCode';
import { LineScript } from '../../features/prescription/components/LineScript';
import { QuestionnairePanel } from '../../features/questionnaire/components/QuestionnairePanel';
import { Summary } from '../../features/summary/components/Summary';
import { UnmergedItems } from '../../features/unmerged/components/UnmergedItems';
import type { Cart } from '../../shared/cart/cart';
import { SignInAgain } from '../../shared/cart/SignInAgain';
import type { CartView } from '../../shared/cart/use-cart';
import { CartBar } from './CartBar';
import { CheckoutButton } from './CheckoutButton';
import styles from './cart.module.css';

function CartSkeleton() {
  return (
    <Loading label="Loading your cart">
      <Grid columns="summary">
        <Panel>
          <LineItemSkeleton count={3} />
        </Panel>
        <Panel ground="mist">
          <TotalsSkeleton />
        </Panel>
      </Grid>
    </Loading>
  );
}

function Offers({ cart }: { cart: Cart }) {
  return (
    <Panel as="section" aria-labelledby="offer-title">
      <Stack gap={3}>
        <Heading level={2} size="md" id="offer-title">
          Offers
        </Heading>
        <OfferCode cart={cart} />
      </Stack>
    </Panel>
  );
}

/** On a phone one column in the order of reading: what, when and where, how much, and then what else there is. */
function Ready({ cart, isChanging }: { cart: Cart; isChanging: boolean }) {
  return (
    <div>
      <Grid columns="summary" className={styles.columns}>
        <div className={styles.main}>
          <UnmergedItems cart={cart} />
          <QuestionnairePanel cart={cart} />
          <CartGroups cart={cart} actionOf={(line) => <LineScript uuid={cart.uuid} line={line} />} />
          {cart.requires_shipping && <DeliveryChoice cart={cart} />}
        </div>
        <div className={styles.aside}>
          <Summary cart={cart} isChanging={isChanging}>
            <CheckoutButton cart={cart} />
            <ButtonLink variant="quiet" block href={links.home()}>
              Continue shopping
            </ButtonLink>
          </Summary>
        </div>
        <Offers cart={cart} />
      </Grid>
      <CartBar cart={cart} />
    </div>
  );
}

/** The cart page below its title, in all its states. */
export function CartContent({ view }: { view: CartView<Cart> }) {
  switch (view.status) {
    case 'loading':
      return <CartSkeleton />;
    case 'error':
      return <ErrorState title="We couldn’t load your cart" onRetry={view.retry} busy={view.isRetrying} />;
    case 'empty':
      return (
        <EmptyState
          picture="cart"
          title="Your cart is empty"
          action={<ButtonLink href={links.home()}>Start shopping</ButtonLink>}
        >
          Find what you need by category, brand or search. Signed in before? Sign in to see the cart you left.
        </EmptyState>
      );
    case 'signed-out':
      return <SignInAgain />;
    case 'ready':
      return <Ready cart={view.cart} isChanging={view.isChanging} />;
  }
}
