import { links } from '@saltbush/contract/links';
import { Banner, Button, Stack, Text, TextLink } from '@saltbush/shared-ui/design/core';
import { useFocusOnChange } from '@saltbush/shared-ui/form-kit';
import { type ReactNode, useRef, useState } from 'react';
import type { Cart } from '../../../shared/cart/cart';
import { hasLineErrors } from '../../../shared/cart/line-errors';
import { signInHere } from '../../../shared/cart/SignInAgain';
import type { OrderFailure } from '../model/order-failure';
import { type Payment, walletOf } from '../model/payment';
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

const AGREEMENT_MISSING =
  'Please agree to the later charges, or take the items off AutoDelivery in your cart';

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
  const { isBusy, place, dialog } = usePlaceOrder({ cart, payment, keepsPayment, onSent, onFailed });
  const wallet = cart.cart_total === 0 ? null : walletOf(payment);
  const [isAgreed, setIsAgreed] = useState(false);
  /** How often an order was tried without the agreement. */
  const [missed, setMissed] = useState(0);
  const box = useRef<HTMLInputElement>(null);
  // It may stand far above the button, which phones keep at the bottom edge.
  useFocusOnChange(missed, () => box.current?.focus());
  const needsAgreement = cart.planned_autodeliveries.length > 0 && !isAgreed;
  const placeAgreed = () => {
    if (needsAgreement) setMissed((was) => was + 1);
    else place();
  };
  return (
    <Stack gap={5}>
      {failure && <Failure failure={failure} cart={cart} />}
      {lines}
      <AutoDeliveryTerms
        cart={cart}
        payment={payment}
        isAgreed={isAgreed}
        box={box}
        error={missed > 0 && needsAgreement ? AGREEMENT_MISSING : undefined}
        onAgree={setIsAgreed}
      />
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
        onPlace={placeAgreed}
      />
      {dialog}
    </Stack>
  );
}
