import { SHOP } from '@saltbush/contract';
import { Button, Heading, Stack, Text } from '@saltbush/shared-ui/design/core';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface SignedUpProps {
  rewards?: ReactNode;
  /** The shopper came from the telehealth or journey flow. */
  isBooking?: boolean;
  onContinue: () => void;
}

/** Next steps after a successful sign-up (section 2.16). */
export function SignedUp({ rewards, isBooking = false, onContinue }: SignedUpProps) {
  const heading = useRef<HTMLDivElement>(null);
  // Before the dialog looks where the focus is: it would take it a frame later.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={6}>
      <div ref={heading} tabIndex={-1}>
        <Heading level={3} size="lg">
          You have successfully created a {SHOP.name} account!
        </Heading>
      </div>
      <Text tone="muted">
        Your cart is still here. From now on, orders, favourites and points are saved here.
      </Text>
      {rewards}
      <Button block onClick={onContinue}>
        {isBooking ? 'Continue Booking' : 'Continue Shopping'}
      </Button>
    </Stack>
  );
}
