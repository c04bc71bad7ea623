import { links } from '@saltbush/contract/links';
import { Banner, Button, formatCents, Stack, Text, TextLink } from '@saltbush/shared-ui/design/core';
import { LockIcon } from '@saltbush/shared-ui/design/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Cart } from '../../../shared/cart/cart';
import type { OrderFailure } from '../model/order-failure';
import { usePlaceOrder } from '../model/use-place-order';

interface ReviewSectionProps {
  cart: Cart;
  /** The payment token; null when there is nothing to pay. */
  sourceId: string | null;
  /** Why the order was not placed, if the reason belongs in this section. */
  failure: OrderFailure | null;
  /** The cart's lines, to review and correct. */
  lines: ReactNode;
  onSent: () => void;
  onFailed: (failure: OrderFailure) => void;
}

const hasLineErrors = (cart: Cart) => cart.items.some(({ errors }) => errors.length > 0);

function Failure({ failure, cart }: { failure: OrderFailure; cart: Cart }) {
  return (
    <Banner tone="error" title={failure.message} live>
      {hasLineErrors(cart)
        ? 'Please check the items below. You have not been charged.'
        : 'Nothing you entered has been lost.'}
    </Banner>
  );
}

/** Last section: order review and the button that places it. */
export function ReviewSection(props: ReviewSectionProps) {
  const { cart, failure, lines } = props;
  const { isBusy, place, dialog } = usePlaceOrder(props);
  const items = useRef<HTMLElement>(null);
  const isBlocked = hasLineErrors(cart);

  useEffect(() => {
    if (failure && isBlocked) items.current?.focus();
  }, [failure, isBlocked]);

  return (
    <Stack gap={5}>
      {failure && <Failure failure={failure} cart={cart} />}
      <section ref={items} tabIndex={-1} aria-label="Items to check">
        {lines}
      </section>
      <Text size="sm" tone="muted">
        By placing your order you agree to our{' '}
        <TextLink href={links.pages.terms()}>terms and conditions</TextLink> and{' '}
        <TextLink href={links.pages.privacy()}>privacy policy</TextLink>.
      </Text>
      <Button
        block
        icon={LockIcon}
        status={isBusy ? 'busy' : 'idle'}
        busyLabel="Placing your order..."
        disabled={isBlocked}
        onClick={place}
      >
        Place order for {formatCents(cart.cart_total, { free: false })}
      </Button>
      {dialog}
    </Stack>
  );
}
