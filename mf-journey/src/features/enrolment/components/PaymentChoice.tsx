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
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { savePaymentMethod } from '../../../shared/payment/save-payment-method';

interface PaymentChoiceProps {
  label: string;
  isBusy: boolean;
  /** Called once the method to charge is the default one. */
  onPay: () => void;
  onFailed: (message: string) => void;
}

function NewMethod({ gateway, ...props }: PaymentChoiceProps & { gateway: OpenGateway }) {
  const payWithNew = async (sourceId: string) => {
    try {
      await savePaymentMethod(sourceId);
    } catch (error) {
      return props.onFailed(errorMessage(error));
    }
    props.onPay();
  };
  return (
    <PaymentMethodForm
      gateway={gateway}
      use="later"
      label={props.label}
      busyLabel="One moment..."
      isBusy={props.isBusy}
      onToken={({ id }) => payWithNew(id)}
    />
  );
}

/** Pays with the default payment method, or with a new one that becomes the default: programs only charge that one. */
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
      <Button status={props.isBusy ? 'busy' : 'idle'} busyLabel="One moment..." onClick={props.onPay}>
        {props.label}
      </Button>
      {isOpen(gateway) && <TextButton onClick={() => setOther(true)}>Use another {noun}</TextButton>}
    </Stack>
  );
}
