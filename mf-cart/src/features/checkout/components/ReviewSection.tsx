import { links } from '@saltbush/contract/links';
import { Banner, Button, Stack, Text, TextLink } from '@saltbush/shared-ui/design/core';
import type { ReactNode } from 'react';
import type { Cart } from '../../../shared/cart/cart';
import { hasLineErrors } from '../../../shared/cart/line-errors';
import { signInHere } from '../../../shared/cart/SignInAgain';
import type { OrderFailure } from '../model/order-failure';
import { type Payment, walletOf } from '../model/payment';
import { useAgreement } from '../model/use-agreement';
import { usePlaceOrder } from '../model/use-place-order';
import { AutoDeliveryTerms } from './AutoDeliveryTerms';
import { PlaceOrderBar } from './PlaceOrderBar';

interface ReviewSectionProps {
  cart: Cart;
  /** The payment method; null when there is nothing to pay. */
  payment: Payment | null;
  keepsPayment: boolean;
  /** Why the order was not placed, if the reason belongs in this section. */
  failure: OrderFailure | null;
  /** What is ordered, and what it costs where the summary is out of view. */
  lines: ReactNode;
  onSent: () => void;
  onFailed: (failure: OrderFailure) => void;
}

function Failure({ failure, cart }: { failure: OrderFailure; cart: Cart }) {
  if (failure.isSessionOver) {
    return (
      <Banner
        tone="error"
        title="Please sign in to place your order"
        live
        action={<Button onClick={() => signInHere()}>Sign in</Button>}
      >
        You have been signed out. You have not been charged, and everything you entered is kept.
      </Banner>
    );
  }
  return (
    <Banner tone={failure.isByChoice ? 'info' : 'error'} title={failure.message} live>
      {hasLineErrors(cart)
        ? 'Please check the items at the top of this page. You have not been charged.'
        : 'Nothing you entered has been lost.'}
    </Banner>
  );
}

/** Last section: order review and the button that places it. */
export function ReviewSection(props: ReviewSectionProps) {
  const { cart, payment, keepsPayment, failure, lines, onSent, onFailed } = props;
  const agreement = useAgreement(cart);
  const { isBusy, place, dialog } = usePlaceOrder({
    ...{ cart, payment, keepsPayment, onSent, onFailed },
    agreedTerms: agreement.terms,
    onDisagreed: agreement.ask,
  });
  const wallet = cart.cart_total === 0 ? null : walletOf(payment);
  return (
    <Stack gap={5}>
      {failure && <Failure failure={failure} cart={cart} />}
      {lines}
      <AutoDeliveryTerms cart={cart} payment={payment} agreement={agreement} />
      {wallet && <Text size="sm">{wallet.name} asks you to approve the payment next.</Text>}
      <Text size="sm" tone="muted">
        By placing your order you agree to our{' '}
        <TextLink href={links.pages.terms()}>terms and conditions</TextLink> and{' '}
        <TextLink href={links.pages.privacy()}>privacy policy</TextLink>.
      </Text>
      <PlaceOrderBar
        total={cart.cart_total}
        isBusy={isBusy}
        isBlocked={hasLineErrors(cart)}
        onPlace={agreement.isDue ? agreement.ask : place}
      />
      {dialog}
    </Stack>
  );
}
