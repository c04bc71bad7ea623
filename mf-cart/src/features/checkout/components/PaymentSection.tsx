import { type PaymentUse, paymentNoun } from '@saltbush/contract';
import { Banner, Button, Stack, Text } from '@saltbush/shared-ui/design/core';
import { Checkbox } from '@saltbush/shared-ui/design/forms';
import { FormSkeleton } from '@saltbush/shared-ui/design/orders';
import { paymentMethodsQuery } from '@saltbush/shared-ui/entities';
import { PaymentMethodForm, WalletButtons, WithGateway } from '@saltbush/shared-ui/payment';
import { AskCustomer, useIsActedFor } from '@saltbush/shared-ui/person';
import { useSession } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Payment } from '../model/payment';
import { SavedCards } from './SavedCards';

interface PaymentSectionProps {
  /** In cents; no payment is requested when it is 0. */
  total: number;
  /** `later` if the order starts an AutoDelivery, which charges the method again. */
  use: PaymentUse;
  /** Why the last payment failed; nothing was charged. */
  decline: string | null;
  /** `keeps`: the account keeps the method for later orders. */
  onPayment: (payment: Payment, keeps: boolean) => void;
  onFree: () => void;
}

const AWAY = {
  children: 'You have not been charged, and your cart is safe. Please try again in a moment.',
};

/** Cards of the account, or the form for another payment method, which staff who act as the customer do not have. */
function Methods({
  use,
  noun,
  onPayment,
}: Pick<PaymentSectionProps, 'use' | 'onPayment'> & { noun: string }) {
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  const isActedFor = useIsActedFor();
  const { data: cards = [], isLoading } = useQuery({ ...paymentMethodsQuery(), enabled: isSignedIn });
  const [keeps, setKeeps] = useState(true);
  const another = isActedFor ? (
    <AskCustomer to={`pay with another ${noun}`} />
  ) : (
    <WithGateway unavailable={AWAY}>
      {(gateway) => (
        <Stack gap={4}>
          {isSignedIn && use === 'now' && (
            <Checkbox
              name="keep-card"
              label={`Keep this ${paymentNoun('later')} for next time`}
              checked={keeps}
              onChange={(event) => setKeeps(event.target.checked)}
            />
          )}
          <PaymentMethodForm
            gateway={gateway}
            use={use}
            label="Continue to review"
            onToken={(token) => onPayment(token, isSignedIn && keeps)}
          />
        </Stack>
      )}
    </WithGateway>
  );
  if (isLoading) return <FormSkeleton fields={2} />;
  const others = (
    <SavedCards
      {...{ cards, noun, another }}
      hasAnother={!isActedFor}
      onUse={(token) => onPayment(token, false)}
    />
  );
  // A wallet approves one payment, by its owner.
  if (use === 'later' || isActedFor) return others;
  return <WalletButtons onChoose={(wallet) => onPayment({ wallet }, false)}>{others}</WalletButtons>;
}

/** Third section: the payment method. Its details are sent to the payment gateway only. */
export function PaymentSection({ total, use, decline, onPayment, onFree }: PaymentSectionProps) {
  const noun = paymentNoun(use);
  if (total === 0) {
    return (
      <Stack gap={4} align="start">
        <Text>There is nothing to pay for this order.</Text>
        <Button onClick={onFree}>Continue to review</Button>
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      {decline && (
        <Banner tone="error" title={decline} live>
          You have not been charged. Check the {noun}’s details or use another {noun}.
        </Banner>
      )}
      <Methods use={use} noun={noun} onPayment={onPayment} />
    </Stack>
  );
}
