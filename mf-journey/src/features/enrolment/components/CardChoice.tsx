import { cardName } from '@saltbush/contract';
import { Button, Stack, Text, TextButton } from '@saltbush/shared-ui/design/core';
import { CreditCardIcon } from '@saltbush/shared-ui/design/icons';
import { FormSkeleton } from '@saltbush/shared-ui/design/orders';
import { paymentMethodsQuery } from '@saltbush/shared-ui/entities';
import {
  CardForm,
  GatewayUnavailable,
  isOpen,
  type OpenGateway,
  paymentGatewayQuery,
  TestPaymentsMark,
} from '@saltbush/shared-ui/payment';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { saveCard } from '../../../shared/payment/save-card';

interface CardChoiceProps {
  label: string;
  isBusy: boolean;
  /** Called once the card to charge is the default one. */
  onPay: () => void;
  onFailed: (message: string) => void;
}

function NewCard({ gateway, ...props }: CardChoiceProps & { gateway: OpenGateway }) {
  const payWithNew = async (sourceId: string) => {
    try {
      await saveCard(sourceId);
    } catch (error) {
      return props.onFailed(errorMessage(error));
    }
    props.onPay();
  };
  return (
    <CardForm
      gateway={gateway}
      label={props.label}
      busyLabel="One moment..."
      isBusy={props.isBusy}
      onToken={({ id }) => payWithNew(id)}
    />
  );
}

/** Pays with the default card, or with a new card that becomes the default: programs only charge that one. */
export function CardChoice(props: CardChoiceProps) {
  const [cards, { data: gateway, ...gatewayQuery }] = useQueries({
    queries: [paymentMethodsQuery(), paymentGatewayQuery()],
  });
  const [isOther, setOther] = useState(false);
  const card = cards.data?.find((one) => one.is_default);
  const failed = [cards, gatewayQuery].filter(({ isError }) => isError);
  if (failed.length > 0) {
    const retry = () => failed.forEach((query) => void query.refetch());
    return <GatewayUnavailable onRetry={retry} busy={failed.some(({ isFetching }) => isFetching)} />;
  }
  if (!cards.data || !gateway) return <FormSkeleton fields={2} />;
  if ((!card || isOther) && isOpen(gateway)) return <NewCard {...props} gateway={gateway} />;
  return (
    <Stack gap={4} align="start">
      <TestPaymentsMark />
      <Text strong>
        <CreditCardIcon size={18} /> {card ? cardName(card) : 'No card on file'}
      </Text>
      <Button status={props.isBusy ? 'busy' : 'idle'} busyLabel="One moment..." onClick={props.onPay}>
        {props.label}
      </Button>
      {isOpen(gateway) && <TextButton onClick={() => setOther(true)}>Use another card</TextButton>}
    </Stack>
  );
}
