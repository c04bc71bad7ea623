import { paymentLabel, paymentNoun } from '@saltbush/contract';
import { Button, Stack, Text, TextButton } from '@saltbush/shared-ui/design/core';
import { CreditCardIcon } from '@saltbush/shared-ui/design/icons';
import { FormSkeleton } from '@saltbush/shared-ui/design/orders';
import { paymentMethodsQuery } from '@saltbush/shared-ui/entities';
import {
  GatewayUnavailable,
  isOpen,
  type OpenGateway,
  PaymentMethodForm,
  paymentGatewayQuery,
  TestPaymentsMark,
} from '@saltbush/shared-ui/payment';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';

interface PaymentChoiceProps {
  label: string;
  isBusy: boolean;
  /** Pays with the default method, or with a new one, by its gateway token. */
  onPay: (newSource: string | null) => void;
}

function NewMethod({ gateway, ...props }: PaymentChoiceProps & { gateway: OpenGateway }) {
  return (
    <PaymentMethodForm
      gateway={gateway}
      use="later"
      label={props.label}
      busyLabel="One moment..."
      isBusy={props.isBusy}
      onToken={({ id }) => props.onPay(id)}
    />
  );
}

/** Pays with the default payment method, or with a new one: the account keeps it as its default once it has paid. */
export function PaymentChoice(props: PaymentChoiceProps) {
  const [saved, { data: gateway, ...gatewayQuery }] = useQueries({
    queries: [paymentMethodsQuery(), paymentGatewayQuery()],
  });
  const noun = paymentNoun('later');
  const [isOther, setOther] = useState(false);
  const method = saved.data?.find((one) => one.is_default);
  const failed = [saved, gatewayQuery].filter(({ isError }) => isError);
  if (failed.length > 0) {
    const retry = () => failed.forEach((query) => void query.refetch());
    return <GatewayUnavailable onRetry={retry} busy={failed.some(({ isFetching }) => isFetching)} />;
  }
  if (!saved.data || !gateway) return <FormSkeleton fields={2} />;
  if ((!method || isOther) && isOpen(gateway)) return <NewMethod {...props} gateway={gateway} />;
  return (
    <Stack gap={4} align="start">
      <TestPaymentsMark />
      <Text strong>
        <CreditCardIcon size={18} /> {method ? paymentLabel(method) : `No ${noun} on file`}
      </Text>
      <Button
        status={props.isBusy ? 'busy' : 'idle'}
        busyLabel="One moment..."
        onClick={() => props.onPay(null)}
      >
        {props.label}
      </Button>
      {isOpen(gateway) && <TextButton onClick={() => setOther(true)}>Use another {noun}</TextButton>}
    </Stack>
  );
}
